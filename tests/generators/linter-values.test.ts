import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, generatedTypes } from '../../generators/model/lint/reserved.ts';
import {
  copyProject,
  mistaken,
  modelBelow,
  projectRoot,
  schemaError,
  setInSchema,
  writeSchema,
  type Mistake,
} from '../support/schemas.ts';

const customer = 'entities/customer.json';
const role = 'entities/role.json';
const long = `a${'VeryLongName'.repeat(6)}`;

const values: Mistake[] = [
  ['default of a boolean', role, '/properties/showSettings/default', 'no', 'must be true or false'],
  ['default of a number', 'entities/quotation.json', '/properties/productQty/default', 'one', 'must be a number'],
  ['default that is too long', customer, '/properties/custName/default', 'x'.repeat(300), 'is longer than '],
  ['default of a text', customer, '/properties/custName/default', 7, 'must be a text'],
];

describe('The linter names', () => {
  test.each(values)('a %s', (...mistake) => {
    const { message, strays, line } = mistaken(mistake);
    expect([message, strays]).toEqual([expect.stringContaining(line), []]);
  });

  test('a minimum that is more than the maximum', () => {
    const root = copyProject('schemas');
    setInSchema(root, customer, '/properties/score', { type: 'integer', minimum: 9, maximum: 3 });
    expect(schemaError(root).message).toBe(
      'schemas/entities/customer/entity.json#/properties/score/minimum: is more than the maximum, 3',
    );
  });

  test('a key that is there twice, of which only the last would count', () => {
    const root = copyProject('schemas');
    const path = join(root, 'schemas/entities/role/entity.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"properties": {', '"title": "Again",\n  "properties": {'));
    expect(schemaError(root).message).toBe('schemas/entities/role/entity.json#/title: is there twice');
  });

  test('a required field that nobody can fill in', () => {
    const root = copyProject('schemas');
    setInSchema(root, customer, '/properties/creditCode', { 'x-required': true });
    expect(schemaError(root).message).toBe(
      'schemas/entities/customer/entity.json#/properties/creditCode: is required, but the dialog that makes a record (quick) does not have it: add it to its layout',
    );
    setInSchema(root, customer, '/properties/creditCode', { 'x-required': true, default: 'A' });
    expect(() => schemaError(root)).toThrow('The schemas were taken without a word.');
  });

  test('a page whose record no call reads', () => {
    const root = copyProject('schemas');
    for (const call of ['one', 'list']) setInSchema(root, customer, `/x-routes/${call}`, null);
    expect(schemaError(root).message).toContain('#/x-page: shows a record, but x-routes names no call that reads one');
  });

  test.each(['class', 'constructor', 'toString', 'await'])('an entity of the name %s', (name) => {
    const root = copyProject('schemas');
    setInSchema(root, role, '/x-entity', { name });
    expect(schemaError(root).message).toContain(
      `schemas/entities/role/entity.json#/x-entity/name: "${name}" means something else in JavaScript; choose another name`,
    );
  });

  test.each(['record', 'date', 'response', 'promise'])('an entity whose type would be that of %s', (name) => {
    const root = copyProject('schemas');
    setInSchema(root, 'reference/tag.json', '/x-entity', { name });
    expect(schemaError(root).message).toContain(
      `schemas/reference/tag.json#/x-entity/name: generated code has another ${name[0]!.toUpperCase()}${name.slice(1)}`,
    );
  });

  test('every type that the generated code of an entity imports', () => {
    const folder = new URL('goldens/', import.meta.url);
    const code = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const imported = code.flatMap((text) =>
      [...text.matchAll(/import (?:type )?\{([^}]*)\}/g)].map(([, list]) => list!),
    );
    const names = imported.flatMap((list) => list.match(/\b[A-Z]\w*/g) ?? []);
    const others = names.filter((name) => !/^(Grade|Site)(Reference)?$/.test(name));
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter((name) => !generatedTypes.has(name))).toEqual([]);
  });

  test('a list whose file would be another generated file', () => {
    const root = copyProject('schemas');
    for (const name of generatedFiles)
      writeSchema(root, `reference/${name}.json`, {
        title: 'Thing',
        'x-entity': { name: `my${name}` },
        properties: { thing: {} },
      });
    const { message } = schemaError(root);
    for (const name of generatedFiles)
      expect(message).toContain(`schemas/reference/${name}.json: ${name}.gen.ts is another generated file`);
    const written = readdirSync(join(projectRoot, 'schemas/generated')).concat(
      ...['server', 'admin-ui'].map((room) => readdirSync(join(projectRoot, room, 'generated'))),
    );
    const { entities } = modelBelow(projectRoot);
    const others = written
      .map((file) => file.split('.')[0]!)
      .filter((name) => !entities.some(({ folder }) => folder === name));
    expect([...new Set(others)].toSorted()).toEqual([...generatedFiles].toSorted());
  });

  test('an entity whose name another has in another case', () => {
    const root = copyProject('schemas');
    setInSchema(root, 'reference/tag.json', '/x-entity', { name: 'User' });
    expect(schemaError(root).message).toMatch(
      /User is already a name of entities\/user|user is already a name of reference\/tag/,
    );
  });

  test('fields whose names JavaScript or PostgreSQL cannot tell from others', () => {
    const root = copyProject('schemas');
    setInSchema(root, customer, '/properties/constructor', { type: 'string' });
    setInSchema(root, customer, `/properties/${long}`, { type: 'string' });
    const { message } = schemaError(root);
    expect(message).toContain('/properties/constructor: "constructor" means something else in JavaScript');
    expect(message).toMatch(/ has \d+ characters; PostgreSQL keeps 63 of a name\. Choose a shorter one/);
  });
});
