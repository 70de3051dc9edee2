import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { visit } from 'jsonc-parser';
import { mainFile, partFile, partOf, parts, type Part } from './entity-files.ts';
import { reportForm } from './form.ts';
import type { Levels, widest } from './levels.ts';
import { pointer, Problems } from './problems.ts';
import { reportStrays } from './strays.ts';

/** The content of all schema files, each valid against its vocabulary. */
export interface Files {
  /** `entities/customer` → content. */
  readonly entities: ReadonlyMap<string, RawEntity>;
  readonly types: Readonly<Record<string, Readonly<Record<string, RawField>>>>;
  readonly bases: Readonly<Record<string, RawEntity>>;
  /** Areas of permissions, in the order in which they are shown. */
  readonly areas: readonly string[];
  readonly permissions: Record<
    string,
    {
      title: string;
      area: string;
      allows: string;
      levels: Levels;
      denied?: string;
    }
  >;
  readonly roles: Record<
    string,
    { showSettings?: boolean; showAdmin?: boolean; permissions: Record<string, number | typeof widest> }
  >;
  readonly menu: RawMenuGroup[];
  /** `reports/won-orders` → content. */
  readonly reports: ReadonlyMap<string, Json>;
  readonly widgets: ReadonlyMap<string, Json>;
}

export type Json = Record<string, any>;
export type RawEntity = Json;
export type RawField = Json;
export interface RawMenuItem {
  title: string;
  screen?: string;
  byHand?: true;
  icon?: string;
  settings?: string[];
  reports?: Record<string, string>;
  rule?: unknown;
  items?: RawMenuItem[];
}
export interface RawMenuGroup {
  title: string;
  icon?: string;
  folds?: true;
  rule?: unknown;
  items: RawMenuItem[];
}

const vocabularies = [
  'entity',
  'screens',
  'routes',
  'base',
  'types',
  'permissions',
  'roles',
  'menu',
  'report',
  'widget',
] as const;
/** Vocabularies with a section in the guide. The parts of an entity have the same keywords as the entity itself. */
const documented = vocabularies.filter((name) => !(name in parts));

/** The vocabularies, by name: `entity`. */
export const loadVocabularies = (root: string): Record<string, Json> =>
  Object.fromEntries(documented.map((name) => [name, readJson(root, `meta/${name}.schema.json`, new Problems())]));

/** The latest validators, with their vocabularies: a model is often read again with the same vocabularies. */
let last: { readonly of: string; readonly ajv: Ajv2020 } | undefined;

function validatorsOf(read: readonly Json[]): Ajv2020 {
  const of = JSON.stringify(read);
  if (last?.of === of) return last.ajv;
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    verbose: true,
  });
  // The type of a keyword in the Model, for json-schema-to-typescript.
  ajv.addKeyword('tsType');
  for (const vocabulary of read) if (vocabulary) ajv.addSchema(vocabulary);
  last = { of, ajv };
  return ajv;
}

/**
 * Reads all schema files below a folder, and checks each against its vocabulary.
 * @throws {SchemaError} with all errors of form
 */
export function loadFiles(root: string, problems: Problems): Files {
  const validators = validatorsOf(vocabularies.map((name) => readJson(root, `meta/${name}.schema.json`, problems)));
  problems.throwIfAny();

  const folders = subfolders(root, 'entities');
  const schemas = [
    ...folders.map((name) => `entities/${name}`),
    ...list(root, 'reference').map((name) => `reference/${name}`),
  ];
  const read = (file: string, vocabulary: (typeof vocabularies)[number]): Json => {
    const content = readJson(root, file, problems);
    const validate = validators.getSchema(`https://branchline.example/schemas/meta/${vocabulary}.schema.json`)!;
    if (content !== undefined && !validate(content)) reportForm(file, validate.errors!, schemas, problems);
    return content ?? {};
  };

  const readAll = (names: readonly string[], vocabulary: (typeof vocabularies)[number]) =>
    new Map(
      names.flatMap((folder) =>
        list(root, folder).map((file) => [`${folder}/${file}`, read(`${folder}/${file}.json`, vocabulary)] as const),
      ),
    );
  /** Reads an entity: its fields and rules, and the separate files for its screens and calls, if there are any. */
  const readEntity = (path: string): [string, RawEntity] => {
    const raw: RawEntity = { ...read(mainFile(path), 'entity') };
    const found = (Object.keys(parts) as Part[]).filter((part) => existsSync(join(root, partFile(path, part))));
    for (const part of found) {
      const { $schema: _, ...words } = read(partFile(path, part), part);
      for (const word of Object.keys(words))
        if (word in raw) problems.add(partFile(path, part), `/${word}`, `is in ${mainFile(path)} too`);
      Object.assign(raw, words);
    }
    problems.split(`${path}.json`, (at) => {
      const part = partOf(at);
      return part && found.includes(part) ? partFile(path, part) : mainFile(path);
    });
    return [path, raw];
  };
  reportStrays(root, problems);
  const entities = new Map([
    ...folders.map((name) => readEntity(`entities/${name}`)),
    ...readAll(['reference', 'platform'], 'entity'),
  ]);
  const reports = readAll(['reports'], 'report');
  const widgets = readAll(['widgets'], 'widget');
  const common = list(root, 'common');
  const bases: Record<string, RawEntity> = {};
  const types: Record<string, Record<string, RawField>> = {};
  for (const file of common) {
    if (file === 'entity' || file === 'reference') bases[file] = read(`common/${file}.json`, 'base');
    else {
      types[file] = read(`common/${file}.json`, 'types').$defs;
      for (const [name, { $ref }] of Object.entries(types[file] ?? {}))
        if ($ref)
          problems.add(`common/${file}.json`, pointer('$defs', name, '$ref'), 'a shared type cannot have another');
    }
  }
  const { areas, permissions } = read('access/permissions.json', 'permissions');
  const roles = read('access/roles.json', 'roles').roles;
  const menu = read('access/menu.json', 'menu').groups;
  problems.throwIfAny();
  return { entities, types, bases, areas, permissions, roles, menu, reports, widgets };
}

const list = (root: string, folder: string) =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .toSorted();

const subfolders = (root: string, folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The parsed content of a JSON file. If it is not valid JSON, adds a problem and returns undefined. */
function readJson(root: string, file: string, problems: Problems): Json {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.add(file, '', 'is missing');
    return undefined as never;
  }
  let text = '';
  try {
    // Some editors begin a file with a byte order mark, which JSON does not allow.
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    const content = JSON.parse(text) as Json;
    reportRepeated(file, text, problems);
    return content;
  } catch (error) {
    problems.add(file, '', `is not readable JSON: ${withLine((error as Error).message, text)}`);
    return undefined as never;
  }
}

/** The message of the parser, with the line of the position that it names. */
const withLine = (message: string, text: string): string =>
  message.replace(/ in JSON at position (\d+)(?: \(.*\))?/, (_, position: string) => {
    const lines = text.slice(0, Number(position)).split('\n');
    return ` in line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
  });

/** Reports keys that an object has twice: of these, only the last would count. */
function reportRepeated(file: string, text: string, problems: Problems) {
  const keys: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void keys.push(new Set()),
    onObjectEnd: () => void keys.pop(),
    onObjectProperty: (key, _offset, _length, _line, _character, pathSupplier) => {
      if (keys.at(-1)!.has(key)) problems.add(file, pointer(...pathSupplier(), key), 'is there twice');
      keys.at(-1)!.add(key);
    },
  });
}
