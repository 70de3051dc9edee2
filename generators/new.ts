import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { mainFile } from './model/entity-files.ts';
import { loadModel, SchemaError } from './model/index.ts';
import { camel, kebab, pascal, plural } from './model/names.ts';

export const kinds = { list: 'reference', entity: 'entities' } as const;

/**
 * Writes the schema file of a new reference list or entity, with one field to start from.
 * @returns its path below root
 * @throws {SchemaError} if the schema already exists, or if its calls or screens clash with another's
 */
export async function newSchema(root: string, kind: keyof typeof kinds, title: string): Promise<string> {
  const file = mainFile(`${kinds[kind]}/${kebab(title)}`);
  const path = `schemas/${file}`;
  if (existsSync(join(root, path))) throw new SchemaError([{ file, pointer: '', message: 'already exists.' }]);
  const schema = kind === 'list' ? listSchema(title) : entitySchema(title);
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), (await format(path, JSON.stringify(schema), options)).code);
  try {
    loadModel(join(root, 'schemas'));
  } catch (error) {
    rmSync(kind === 'entity' ? dirname(join(root, path)) : join(root, path), { recursive: true });
    throw error;
  }
  return path;
}

/** A list needs no more than this: schemas/common/reference.json has the rest. */
const listSchema = (title: string) => ({
  ...head(title, '../meta'),
  'x-lists': { settings: { screen: `/setting/${pascal(plural(title))}` } },
});

/** Sets an access rule from the start, so that nobody forgets to restrict writing. */
const entitySchema = (title: string) => {
  const [one, many] = [camel(title), camel(plural(title))];
  return {
    ...head(title, '../../meta'),
    'x-routes': {
      list: [`GET ${many}`],
      one: [`GET ${one}/{id}`],
      create: [`POST ${one}`],
      update: [`PUT ${one}/{id}`],
      remove: [`DELETE ${one}/{id}`],
      history: [`GET ${one}History/{id}`],
    },
    'x-access': { read: 'signedIn', write: { role: 'showSettings' } },
    'x-lists': { main: { screen: `/${many}`, create: 'edit', edit: 'edit' } },
    'x-dialogs': { edit: {} },
  };
};

const head = (title: string, meta: string) => ({
  $schema: `${meta}/entity.schema.json`,
  title,
  properties: { [`${camel(title)}Name`]: { title, 'x-required': true } },
});
