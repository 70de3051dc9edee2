import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '../../generators/generate.ts';
import { grade, site, tiny, tinyProject } from '../support/tiny.ts';

const goldens = new URL('goldens/', import.meta.url);
const root = tinyProject();
const emitted = (path: string) => readFileSync(join(root, path), 'utf8');

/** The expected code. After an intended change, WRITE_GOLDENS=1 writes the new code: read it before you commit it. */
function golden(name: string, text: string): string {
  const file = new URL(`${name}.txt`, goldens);
  if (process.env.WRITE_GOLDENS) writeFileSync(file, text);
  return readFileSync(file, 'utf8');
}

beforeAll(() => generate(root));

describe.each(['grade', 'site'])('The code of a small schema, %s, for', (name) => {
  test.each([
    ['the server', 'server', 'ts'],
    ['the browser', 'admin-ui', 'tsx'],
    ['both', 'schemas', 'ts'],
  ])('%s', (_, room, ending) => {
    const code = emitted(`${room}/generated/${name}.gen.${ending}`);
    expect(code).toBe(golden(`${name}.${room}`, code));
  });
});

describe('A controller', () => {
  test('has a separate method for each kind of call', async () => {
    const one = [
      'GET site/{id}',
      ...['showAdmin', 'showSettings'].map((role) => ({ route: `GET ${role}/{id}`, access: { role } })),
    ];
    const own = tinyProject({ ...tiny, 'entities/site.json': { ...site, 'x-routes': { ...site['x-routes'], one } } });
    await generate(own);
    const code = readFileSync(join(own, 'server/generated/site.gen.ts'), 'utf8');
    const methods = [...code.matchAll(/^ {2}(\w+)\($/gm), ...code.matchAll(/^ {2}(\w+)\(.*\) \{$/gm)].map(
      ([, name]) => name,
    );
    expect(methods.filter((name) => name!.startsWith('one'))).toHaveLength(3);
    expect(methods.filter((name, i) => methods.indexOf(name) !== i)).toEqual([]);
  });
});

describe('The page of a record', () => {
  const grades = {
    ...tiny,
    'reference/grade.json': {
      ...grade,
      'x-page': {
        screen: '/grades/{id}',
        groups: { Grade: ['gradeName'] },
        tabs: {
          sites: { list: { of: 'entities/site', by: 'grade', list: 'main' }, slot: true },
        },
      },
    },
  };
  const emittedFor = async (access: object) => {
    const own = tinyProject({ ...grades, 'entities/site.json': { ...site, 'x-access': access } });
    await generate(own);
    return readFileSync(join(own, 'admin-ui/generated/grade.gen.tsx'), 'utf8').replace(/\s+/g, ' ');
  };

  test('says who may read the list on a tab, if not everyone who reads the record may', async () => {
    const page = await emittedFor({ read: { permission: 'EditSites' } });
    expect(page).toMatch(/by: 'grade', rule: \{ permission: 'EditSites' \}, slot: true,? \}/);
    expect(await emittedFor({ read: 'signedIn' })).not.toContain('rule:');
  });

  test('has a slot for each tab that declares one', async () => {
    const slots = await emittedFor({ read: 'signedIn' });
    expect(slots).toMatch(/'version', 'sites'\s*>/);
  });
});

describe('What is written by hand', () => {
  const byHand = (files: Record<string, string>) => {
    const own = tinyProject();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    return own;
  };
  const read = (own: string, path: string) => readFileSync(join(own, path), 'utf8');

  test('is imported if it exists', async () => {
    const own = byHand({
      'server/features/site/hooks.ts': 'export default {};',
      'server/features/site/visits.controller.ts': 'export class VisitsController {}',
      'server/features/site/site.module.ts': '@Module({ controllers: [VisitsController] })\nexport class SiteModule {}',
      'admin-ui/features/site/slots.tsx': 'export default {};',
    });
    await generate(own);
    const registry = read(own, 'server/generated/registry.gen.ts');
    expect(registry).toContain("import siteHooks from '../features/site/hooks.ts';");
    expect(registry).toContain("import { SiteModule } from '../features/site/site.module.ts';");
    expect(registry).toContain('{ definition: site, hooks: siteHooks }');
    expect(registry).toContain('{ definition: grade, hooks: {} }');
    expect(registry).toContain('modules = [SiteModule];');
    const resource = read(own, 'admin-ui/generated/site.gen.tsx');
    expect(resource).toContain("import slots from '../features/site/slots.tsx';");
  });

  test('is refused if it is a controller that no module names', async () => {
    const own = byHand({ 'server/features/site/visits.controller.ts': 'export class VisitsController {}' });
    await expect(generate(own)).rejects.toThrow(
      'server/features/site/visits.controller.ts: no module of the features names VisitsController.',
    );
  });
});
