import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { definitionIn } from '../../generators/definition.ts';
import type { EntityDefinition } from '../../server/core/model/definition.ts';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { customerWithContact } from '../support/work.ts';
import { copyProject, modelBelow, writeSchema, type Json } from '../support/schemas.ts';

let app: TestApp;

/** A new entity that has no address. */
const tool: Json = {
  title: 'Tool',
  'x-entity': { key: 'toolId' },
  properties: {
    toolName: { title: 'Tool', maxLength: 60, 'x-required': true },
    maker: { title: 'Maker', maxLength: 60 },
    serial: { title: 'Serial', maxLength: 30 },
    keeperPhone: { title: 'Keeper', format: 'phone', maxLength: 30 },
    officePhone: { title: 'Office', format: 'phone', maxLength: 30 },
  },
  'x-routes': { list: ['GET tools'], create: ['POST tool'] },
  'x-access': { read: 'signedIn', write: 'signedIn' },
  'x-lists': { main: { screen: '/tools', columns: ['toolName'], filters: [], sorts: ['toolName'] } },
  'x-duplicates': {
    when: ['toolName'],
    rank: { likeness: { of: 'name', fields: ['toolName'] } },
    evidence: ['serial', 'keeperPhone', 'officePhone'],
    check: 'POST checkTools',
    saveAnyway: 'POST toolAnyway',
    confirm: 'Save anyway?',
    row: { fields: ['toolName', 'serial'] },
  },
};

function definitionWith(duplicates: object = {}): EntityDefinition {
  const root = copyProject('schemas');
  writeSchema(root, 'entities/tool.json', { ...tool, 'x-duplicates': { ...tool['x-duplicates'], ...duplicates } });
  return definitionIn(modelBelow(root), 'tool') as unknown as EntityDefinition;
}

const tools: readonly Json[] = [
  { toolId: 1, toolName: 'Hydraulic Trench Cutter', maker: 'Ostrava Works', serial: 'HX-20931' },
  { toolId: 2, toolName: 'Scaffoldboard', maker: 'Brno Timber', keeperPhone: '0114 496 0333' },
  { toolId: 3, toolName: 'Angle Grinder', maker: 'Ostrava Works', officePhone: '0114 496 0444' },
  { toolId: 4, toolName: 'Wheelbarrow and Rope', maker: 'Plzen Steel' },
  ...Array.from({ length: 30 }, (_, i) => ({ toolId: 100 + i, toolName: 'Claw Hammer', maker: `Maker ${i}` })),
];

beforeAll(async () => {
  app = await startApp();
  const { database, duplicates } = app.platform;
  const definition = definitionWith();
  await database.write(async () => {
    await database.rows(
      sql`create table tool (tool_id integer primary key, tool_name text, maker text, serial text, keeper_phone text, office_phone text)`,
    );
    await database.rows(
      sql`create table tool_key (hash integer not null, id integer not null, primary key (hash, id))`,
    );
    for (const one of tools) {
      const { toolId, toolName, maker = null, serial = null, keeperPhone = null, officePhone = null } = one;
      await database.rows(
        sql`insert into tool values (${toolId}, ${toolName}, ${maker}, ${serial}, ${keeperPhone}, ${officePhone})`,
      );
      await duplicates.remember(definition, toolId, null, one);
    }
  });
});
afterAll(() => app.close());

describe('x-duplicates with a name only, in a new entity', () => {
  const found = async (record: Json, more: object = {}) =>
    (await app.platform.duplicates.find(definitionWith(more), record)).rows;

  test.each([
    ['the same name', 'Hydraulic Trench Cutter', 1],
    ['capitals, and words in another order', 'TRENCH CUTTER, HYDRAULIC', 1],
    ['a misspelt word', 'Hydraulic Trench Cuttr', 1],
    ['a name of one word', 'Scaffoldboard', 2],
    ['a slip at the beginning of one word', 'Scafoldboard', 2],
    ['a slip at its end', 'Scaffoldbord', 2],
    ['& in place of and', 'Wheelbarrow & Rope', 4],
  ])('finds %s', async (_, toolName, id) => {
    const [row, ...others] = await found({ toolName });
    expect([row?.toolId, others]).toEqual([id, []]);
    expect(row!.likeness as number).toBeGreaterThan(0.85);
  });

  test('answers the row that the schema says, with its similarity and the reasons', async () => {
    expect(await found({ toolName: 'Hydraulic Trench Cutter' })).toEqual([
      {
        toolId: 1,
        toolName: 'Hydraulic Trench Cutter',
        serial: 'HX-20931',
        likeness: 1,
        reasons: [{ field: 'toolName', title: 'Tool', match: 'same' }],
      },
    ]);
  });

  test.each([
    ['one word of several', 'Hydraulic Jack'],
    ['a name that more than ten have', 'Claw Hammer'],
    ['another name', 'Spirit Level'],
  ])('passes over %s', async (_, toolName) => {
    expect(await found({ toolName })).toEqual([]);
  });

  test('takes the evidence that the schema names, whatever it is', async () => {
    const alike = { toolName: 'Hydraulic Trencher' };
    expect(await found(alike)).toEqual([]);
    expect((await found({ ...alike, serial: 'hx 20931' })).map((row) => row.toolId)).toEqual([1]);
    expect(await found({ ...alike, serial: 'hx 20931' }, { evidence: [] })).toEqual([]);
    // A telephone number of one field is found in another.
    const grinder = { toolName: 'Grinder' };
    expect(await found(grinder)).toEqual([]);
    expect((await found({ ...grinder, keeperPhone: '+44 114 496 0444' })).map((row) => row.toolId)).toEqual([3]);
  });

  test('takes the weights that the schema gives', async () => {
    const rank = (weight: number) => ({
      rank: {
        likeness: { of: 'name', fields: ['toolName'] },
        sim_maker: { of: 'name', fields: ['maker'], weight },
      },
    });
    const other = { toolName: 'Hydraulic Trench Cutter', maker: 'Quito' };
    const [row] = await found(other, rank(0.1));
    expect(row).toMatchObject({ toolId: 1, likeness: 1 });
    expect(row!.sim_maker as number).toBeLessThan(0.3);
    expect(await found(other, rank(1))).toEqual([]);
  });
});

describe('contacts without an address', () => {
  test('are found by their name, at the same customer or anywhere if few have it', async () => {
    const admin = await Client.as(app, 'admin');
    const { customer } = await customerWithContact(admin);
    const { body: customers } = await admin.get('activecustomers');
    const other = customers.find((one: any) => one.customerId !== customer.customerId);
    const person = { firstName: 'Quenby', lastName: 'Ravenscroft', jobFunction: 1, customer: customer.customerId };
    const address = {
      address1: '9',
      address2: 'Tern Row',
      address3: 'Saltmarsh',
      cityTown: 1,
      phoneNo: '0114 496 0555',
    };
    const made = await admin.post('contactconf', { ...person, ...address, email: 'quenby@raven.example' });
    expect(made.status).toBe(200);
    const check = (more: object) =>
      admin.post('checkDupContacts', {
        firstName: 'Quenby',
        lastName: 'Ravenscroft',
        customer: customer.customerId,
        ...more,
      });
    for (const more of [{}, { firstName: 'Quenbi' }, { customer: other.customerId }]) {
      const { status, body } = await check(more);
      expect([more, status, body[0]?.contactId]).toEqual([more, 409, made.body.contactId]);
    }
    expect((await check({ firstName: 'Percy' })).status).toBe(200);
    expect((await check({ lastName: 'Ibbotson' })).status).toBe(200);
  });
});
