import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../../generators/generate.ts';
import { byName } from '../../generators/model/index.ts';
import { emitCallTables } from '../../generators/server/call-tables.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { readController } from '../../generators/server/read-controller.ts';
import { copyGenerated, modelBelow, projectRoot } from '../support/schemas.ts';
import { site, tiny, tinyProject } from '../support/tiny.ts';

/** Source of a controller with one method that has the given decorators. */
const controller = (...decorators: string[]) =>
  readController(
    'site.controller.ts',
    `
    const tag = 'Sites';
    const found = { tag, returns: shapeOf('Site') };
    const paging = ':page/:rows';
    const read = { permission: 'ViewSites' } as const;

    @Controller()
    export class SiteCallsController {
      constructor(private readonly crud: Crud<Site>) {}
      ${decorators.join('\n')}
      nearest(@Param('town') town: string) { return this.#near(town); }
      #near = (town: string) => town;
    }`,
  );
const described = `@Describe({ ...found, summary: 'Sites near a town' })`;

describe('A hand-written controller', () => {
  test('is read with its class, and the path, rule, heading and summary of each call', () => {
    expect(controller(`@Get('nearSites/:town')`, '@Access(read)', described)).toEqual({
      name: 'SiteCallsController',
      methods: [
        {
          tag: 'Sites',
          method: 'GET',
          paths: ['nearSites/{town}'],
          summary: 'Sites near a town',
          access: { permission: 'ViewSites' },
        },
      ],
    });
  });

  test('has its paths in every form that Nest knows', () => {
    const paths = `@Post(['sites\\\\:near', ':"type"Sites/1/:town', \`sites/\${paging}\`])`;
    expect(controller(paths, '@Access(read)', described).methods[0]!.paths).toEqual([
      'sites:near',
      '{type}Sites/1/{town}',
      'sites/{page}/{rows}',
    ]);
  });

  test('takes the place of a generated call with its path, which stays a call of the entity', () => {
    const model = modelBelow(tinyProject());
    const { methods } = controller(`@Put('site/:key')`, '@Access(read)', described);
    const emitted = (byHand: typeof methods) => emitEntity(model, byName(model, 'site'), byHand);
    expect(emitted([])).toContain(`@Put('site/:id')`);
    expect(emitted(methods)).not.toContain(`@Put('site/:id')`);
    expect(emitted(methods)).toContain(`@Get(['site/:id', 'sites/:id'])`);
    expect(emitted(methods)).toContain(`"update"`);
    const table = emitCallTables(model, methods);
    expect(table.match(/^\| PUT \| `site\/.*$/gm)).toEqual([
      '| PUT | `site/{key}` | Sites near a town | the permission ViewSites |',
    ]);
  });

  test.each([
    ['path', ['@Get(pathOf(tag))', '@Access(read)', described]],
    ['path', [`@Get(['sites', imported])`, '@Access(read)', described]],
    ['@Access', [`@Get('sites')`, '@Access(imported)', described]],
    ['@Access', [`@Get('sites')`, described]],
    ['@Describe', [`@Get('sites')`, '@Access(read)']],
    ['summary of @Describe', [`@Get('sites')`, '@Access(read)', '@Describe({ tag, summary: textOf(tag) })']],
  ])('is refused if its %s cannot be read without running it', (what, decorators) => {
    expect(() => controller(...decorators)).toThrow(
      `site.controller.ts: nearest: write the ${what} as a literal, or with constants of this file.`,
    );
  });
});

describe('The tables of calls', () => {
  const table = emitCallTables(modelBelow(tinyProject()), [
    { tag: 'Sites', method: 'GET', paths: ['nearSites'], summary: 'Near | far', access: { roleName: 'Admin' } },
    { tag: 'Service', method: 'GET', paths: ['health'], summary: 'Whether it works', access: 'public' },
    { tag: 'Service', method: 'POST', paths: ['logout'], summary: 'End the session', access: 'token' },
  ]);
  const sections = table.split('\n## ').slice(1);

  test('have a heading for each kind of record, in alphabetical order', () => {
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['Grades', 'Service', 'Sites']);
  });

  test('have a row for each call, hand-written ones first, with what it does and who may call it', () => {
    const [grades, service, sites] = sections;
    expect(service).toContain('| GET | `health` | Whether it works | nothing |');
    expect(service).toContain('| POST | `logout` | End the session | a valid token |');
    expect(sites).toContain('| --- |\n| GET | `nearSites` | Near \\| far | the role Admin |');
    expect(sites).toContain('| GET | `site/{id}`, `sites/{id}` | One site | an active user |');
    expect(sites).toContain('| PUT | `site/{id}` | Change a site | the permission EditSites |');
    expect(grades).toContain('| POST | `grades` | Create a grade | a role with showSettings |');
  });

  test('say what a call limits its records to', () => {
    const list = [{ route: 'GET sitesToVisit/{grade}', where: { visited: false, siteCode: 'A' } }];
    const own = {
      ...tiny,
      'entities/site.json': { ...site, 'x-routes': { list, one: ['GET site/{id}'], update: ['PUT site/{id}'] } },
    };
    expect(emitCallTables(modelBelow(tinyProject(own)), [])).toContain(
      '| `sitesToVisit/{grade}` | List sites (not visited, code A, by grade) |',
    );
    const product = emitCallTables(modelBelow(projectRoot), []);
    expect(product).toContain('| `getCurrUserFavFilters` | List saved filters (of the signed-in user, favourite) |');
    expect(product).toContain('| `activeCustomerContacts/{customer}` | List contacts (active, by customer) |');
    expect(product).toContain('| `opportunity/{id}` | Change an enquiry |');
  });

  test('follow a change of a schema or a controller, and a check reports them as stale', async () => {
    const root = copyGenerated();
    const file = join(root, 'server/http/health.controller.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`@Get('health')`, `@Get('fitness')`));
    const stale = { changed: ['server/CALLS.md'], removed: [] };
    expect(await generate(root, true)).toMatchObject(stale);
    expect(await generate(root)).toMatchObject(stale);
    expect(readFileSync(join(root, 'server/CALLS.md'), 'utf8')).toMatch(/^\| GET +\| `fitness` /m);
  });
});
