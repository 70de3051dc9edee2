import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedBy, importsIn, sources, staticImportsIn, valueImportsIn } from '../support/imports.ts';
import { projectRoot } from '../support/schemas.ts';

/** Circular imports, each reported once, from the file where it is entered. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push(path.slice(at));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    imports.get(file)?.forEach(visit);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}

type Allowed = (target: string, file: string) => boolean;

const below =
  (...folders: string[]): Allowed =>
  (target) =>
    folders.some((folder) => target.startsWith(`${folder}/`));

const anyOf =
  (...rules: Allowed[]): Allowed =>
  (target, file) =>
    rules.some((rule) => rule(target, file));

/** Allows only files that match `from` to import files that match `to`. */
const door =
  (from: RegExp, to: RegExp): Allowed =>
  (target, file) =>
    from.test(file) && to.test(target);

/** Allows an extension its own folder. For an extension that is a single file, this is the folder that contains it. */
const ownFolder: Allowed = (target, file) => {
  const [side, room, ...rest] = file.split('/');
  return target.startsWith([side, room, ...rest.slice(0, -1).slice(0, 1), ''].join('/'));
};

/** Folders that build on each other: each may import only itself and those before it. */
const layers = (room: string, ...folders: string[]): [who: string, folder: string, allowed: Allowed][] =>
  folders.map((folder, i) => {
    const reach = folders.slice(0, i + 1).map((name) => `${room}/${name}`);
    return [`${room}/${folder} imports only ${reach.join(', ')}`, `${room}/${folder}`, below(...reach)];
  });

const serverLayers = ['core', 'services', 'http'];
const uiLayers = ['messages', 'core', 'kit', 'crud', 'app'];
const crudLayers = [
  'access',
  'actions',
  'columns',
  'compare',
  'merge',
  'live',
  'sheet',
  'fields',
  'duplicates',
  'form',
  'mail',
  'in-place',
  'status',
  'entry',
  'saved-filters',
  'bulk',
  'list',
  'record-page',
  'timeline',
];
const all = (room: string, folders: readonly string[], ...more: string[]) =>
  below(...folders.map((folder) => `${room}/${folder}`), ...more);

const rules: [who: string, folder: string, allowed: Allowed][] = [
  [
    'The generators import only generators, and what the server derives from definitions; what writes migrations also uses its database code',
    'generators',
    anyOf(
      below('generators', 'server/core/model'),
      door(/^generators\/migrations\//, /^server\/core\/db\/migrations\/(migrate|tables)\.ts$/),
      door(/^generators\/migrations\/losses\.ts$/, /^server\/core\/(settings\.ts$|db\/)/),
    ),
  ],
  ['The server imports nothing but the server', 'server', below('server')],
  ['The browser imports nothing but the browser', 'admin-ui', below('admin-ui')],
  ...layers('server', ...serverLayers),
  [
    'Generated code of the server imports generated code and the layers, and its registry and tasks the features',
    'server/generated',
    anyOf(
      all('server', serverLayers, 'server/generated'),
      door(/^server\/generated\/(registry|tasks)\.gen\.ts$/, /^server\/features\//),
    ),
  ],
  [
    'A feature of the server imports generated code, the layers, its own folder and what features share',
    'server/features',
    anyOf(
      all('server', serverLayers, 'server/generated', 'server/features/common', 'server/features/sales'),
      ownFolder,
    ),
  ],
  ...layers('admin-ui', ...uiLayers),
  ...layers('admin-ui/crud', ...crudLayers).map(([who, folder, allowed]): (typeof rules)[number] => [
    `Within crud, ${who}`,
    folder,
    anyOf(allowed, (target) => !target.startsWith('admin-ui/crud/')),
  ]),
  [
    'Generated code of the browser imports generated code and the layers, and its resources the features',
    'admin-ui/generated',
    anyOf(
      all('admin-ui', uiLayers, 'admin-ui/generated'),
      door(/^admin-ui\/generated\/[\w-]+\.gen\.tsx$/, /^admin-ui\/features\/.*\/slots\.tsx$/),
    ),
  ],
  [
    'A feature of the browser imports generated code, the layers and its own folder; slots also what features share, and the work of the first page its kinds of records',
    'admin-ui/features',
    anyOf(
      all('admin-ui', uiLayers, 'admin-ui/generated'),
      ownFolder,
      door(/\/slots\.tsx$/, /^admin-ui\/features\/((sales|dashboard)\/|activity\/next-here\.ts$)/),
      door(/^admin-ui\/features\/dashboard\/today\//, /^admin-ui\/features\/(activity|alert|customer|quotation)\//),
    ),
  ],
];

/** Slots take their type from the generated code that imports them, so that the compiler checks their names. */
const isOfSlots = (target: string, file: string) =>
  target === file.replace(/^admin-ui\/features\/([\w-]+)\/slots\.tsx$/, 'admin-ui/generated/$1.gen.tsx');

describe('Who may import whom', () => {
  test.each(rules)('%s; and the types and keys of schemas/generated', (_, folder, allowed) => {
    const files = sources(folder);
    expect(files).not.toEqual([]);
    const wrong = files.flatMap((file) =>
      importedBy(file)
        .filter((target) => !target.startsWith('schemas/generated/') && !allowed(target, file))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the layers of crud are its folders, and admin-ui/README.md lists them in their order', () => {
    const folders = new Set(sources('admin-ui/crud').map((file) => file.split('/')[2]!));
    expect([...folders].toSorted()).toEqual(crudLayers.toSorted());
    const [row] = /^\| `crud\/` .*$/m.exec(readFileSync(join(projectRoot, 'admin-ui/README.md'), 'utf8'))!;
    expect([...row.matchAll(/`([\w-]+)\/`/g)].map(([, name]) => name)).toEqual(['crud', ...crudLayers]);
  });

  test.each(['features', 'seed', 'commands'])(
    'server/%s imports only types of server/generated: it takes definitions from the registry that it is given',
    (folder) => {
      const importers = sources(`server/${folder}`).filter((file) =>
        importedBy(file, valueImportsIn).some((target) => target.startsWith('server/generated/')),
      );
      expect(importers).toEqual([]);
    },
  );

  test('a controller names the services that it needs, in place of the whole platform', () => {
    const controllers = sources('server').filter((file) => file.endsWith('.controller.ts'));
    expect(controllers.filter((file) => importedBy(file).includes('server/services/platform.ts'))).toEqual([]);
  });

  test('only Records imports the planner of lists', () => {
    const planner = 'server/core/records/planner/';
    const importers = sources('server').filter((file) => importedBy(file).some((target) => target.startsWith(planner)));
    expect(importers.filter((file) => !file.startsWith(planner))).toEqual(['server/core/records/records.ts']);
  });

  test.each(['server', 'admin-ui', 'generators', 'tests'])('%s has no circular imports, types included', (folder) => {
    const imports = new Map(
      sources(folder).map((file) => [
        file,
        importedBy(file, staticImportsIn).filter((target) => !isOfSlots(target, file)),
      ]),
    );
    expect(circlesIn(imports)).toEqual([]);
  });

  test('no two files import each other, not even when one of them loads the other later', () => {
    const imports = new Map(sources('admin-ui').map((file) => [file, importedBy(file)]));
    const pairs = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => file < target && imports.get(target)?.includes(file) && !isOfSlots(target, file))
        .map((target) => [file, target]),
    );
    expect(pairs).toEqual([]);
  });

  test('finds a circle wherever the search begins', () => {
    const imports = { a: ['b'], b: ['c', 'd'], c: ['b'], d: ['e'], e: [] };
    expect(circlesIn(new Map(Object.entries(imports)))).toEqual([['b', 'c']]);
  });

  test('finds every kind of import', () => {
    const text = [
      `import './side.ts';`,
      `import one, { two } from './named.ts';`,
      `import type { Three } from './type.ts';`,
      `import {\n  four,\n  five,\n} from './lines.ts';`,
      `export * from './all.ts';`,
      `export { six } from './some.ts';`,
      `const seven = await import('./late.ts');`,
      `export const eight = 'no import';`,
    ].join('\n');
    expect(importsIn(text)).toEqual([
      './side.ts',
      './named.ts',
      './type.ts',
      './lines.ts',
      './all.ts',
      './some.ts',
      './late.ts',
    ]);
    expect(valueImportsIn(text)).toEqual(importsIn(text).filter((name) => name !== './type.ts'));
  });
});
