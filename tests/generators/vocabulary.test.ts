import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../../generators/generate.ts';
import { loadVocabularies } from '../../generators/model/index.ts';
import { emitVocabulary, withVocabulary } from '../../generators/vocabulary.ts';
import { copyGenerated, projectRoot, setInSchema, type Json } from '../support/schemas.ts';

const vocabularies = loadVocabularies(join(projectRoot, 'schemas'));
const base = 'https://branchline.example/schemas/meta';
const readme = 'schemas/README.md';

/** Every place in a vocabulary that has examples, by JSON pointer. */
function examplesIn(schema: unknown, at = ''): [pointer: string, examples: unknown[]][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { examples } = schema as Json;
  return [
    ...(Array.isArray(examples) ? [[at, examples] as [string, unknown[]]] : []),
    ...Object.entries(schema)
      .filter(([key]) => key !== 'examples' && key !== 'default')
      .flatMap(([key, sub]) => examplesIn(sub, `${at}/${key}`)),
  ];
}

describe('The keywords of the schemas', () => {
  test('have examples that the vocabulary allows', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const schema of Object.values(vocabularies)) ajv.addSchema(schema);
    const given = Object.entries(vocabularies).flatMap(([file, schema]) =>
      examplesIn(schema).map(([pointer, examples]) => ({ place: `${file}.schema.json#${pointer}`, examples })),
    );
    const wrong = given.flatMap(({ place, examples }) => {
      const validate = ajv.compile({ $ref: `${base}/${place}` });
      return examples.filter((example) => !validate(example)).map((example) => [place, example]);
    });
    expect(given.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  test('are in the guide, each with type, default, description and example', () => {
    const lines = emitVocabulary(vocabularies).split('\n');
    for (const line of [
      '| `x-entity.key` | *name* | `"id"` | Field of the key, an integer that the database assigns. | `"customerId"` |',
      '| `x-lists.<list>.title` | string | the plural | Heading of the list. | `"Permissions"` |',
      '| `x-page.screen` | *address* | required | Address of a record, with its key in braces. | `"/customers/{custid}"` |',
      '| `x-choices.<field>.of` | string | – | A field of this record that has the value. | `"customerId"` |',
    ])
      expect(lines).toContain(line);
    expect(emitVocabulary(vocabularies)).not.toContain('undefined');
  });

  test('are an error without a description or an example', () => {
    const changed = structuredClone(vocabularies);
    delete changed.entity!.properties['x-search'].description;
    delete changed.menu!.$defs.item.properties.icon.examples;
    expect(() => emitVocabulary(changed)).toThrow(
      'schemas/meta/entity.schema.json#/properties/x-search: has no description\n' +
        'schemas/meta/menu.schema.json#/$defs/item/properties/icon: has no examples',
    );
  });
});

describe('The guide to the schemas', () => {
  test('gets the keywords between its marks, and keeps the text around them', async () => {
    const root = copyGenerated();
    const text = readFileSync(join(root, readme), 'utf8');
    setInSchema(root, 'meta/entity.schema.json', '/properties/x-search/description', 'Something else.');
    const { changed } = await generate(root);
    expect(changed).toEqual([readme]);
    const after = readFileSync(join(root, readme), 'utf8');
    expect(after).toContain('| Something else. |');
    expect(after.split('<!--')[0]).toBe(text.split('<!--')[0]);
  });

  test('is reported as stale by a check', async () => {
    const root = copyGenerated();
    const text = readFileSync(join(root, readme), 'utf8');
    writeFileSync(join(root, readme), text.replace('`x-stamp`', '`x-stump`'));
    expect(await generate(root, true)).toMatchObject({ changed: [readme], removed: [] });
  });

  test('is refused without its marks', () => {
    expect(() => withVocabulary('# Schemas\n', vocabularies)).toThrow('schemas/README.md must hold');
  });
});
