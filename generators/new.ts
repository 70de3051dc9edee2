import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { loadModel, SchemaError } from './model/index.ts';
import { camel, kebab, pascal, plural } from './model/names.ts';

export const kinds = { list: 'reference', entity: 'entities' } as const;

/**
 * Writes the schema file of a new reference list or entity, with one field to start from.
 * Answers its path below root.
 * @throws {SchemaError} where there is one already, or its calls or screens would meet another's.
 */
export async function newSchema(root: string, kind: keyof typeof kinds, title: string): Promise<string> {
  const path = `schemas/${kinds[kind]}/${kebab(title)}.json`;
  const file = join(root, path);
  if (existsSync(file))
    throw new SchemaError([{ file: `${kinds[kind]}/${kebab(title)}.json`, pointer: '', message: 'is there already.' }]);
  const schema = kind === 'list' ? listSchema(title) : entitySchema(title);
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  writeFileSync(file, (await format(path, JSON.stringify(schema), options)).code);
  try {
    loadModel(join(root, 'schemas'));
  } catch (error) {
    rmSync(file);
    throw error;
  }
  return path;
}

/** All else a list needs comes from schemas/common/reference.json. */
const listSchema = (title: string) => ({
  ...head(title),
  'x-lists': { settings: { screen: `/setting/${pascal(plural(title))}` } },
});

/** Sets an access rule from the start, so that nobody forgets to restrict writing. */
const entitySchema = (title: string) => {
  const [one, many] = [camel(title), camel(plural(title))];
  return {
    ...head(title),
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

const head = (title: string) => ({
  $schema: '../meta/entity.schema.json',
  title,
  properties: { [`${camel(title)}Name`]: { title, 'x-required': `${title} is required` } },
});
