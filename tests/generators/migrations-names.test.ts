import { describe, expect, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { proposeMigration } from '../../generators/migrations/propose.ts';
import { migrationNames } from '../../generators/migrations/replayed.ts';
import { dropField, renameField } from '../support/rename.ts';
import { copyProject, modelBelow, setInSchema } from '../support/schemas.ts';

/** A copy of the project's schemas and migrations, to be changed. */
const copy = () => copyProject('.oxfmtrc.json', 'schemas', 'server/core', 'server/migrations');

/** The name of the proposed migration: its time and its title. */
async function proposed(root: string, title?: string, drop: string[] = []) {
  const path = await proposeMigration(root, modelBelow(root), { title, drop });
  const [, time, words] = /^(\d{12})-(.+)\.ts$/.exec(basename(path!))!;
  return { time, words };
}

const note = (root: string, file = 'reference/region.json') =>
  setInSchema(root, file, '/properties/note', { title: 'Note' });

/** Adds a migration without steps. */
const add = (root: string, name: string) =>
  writeFileSync(
    join(root, `server/migrations/common/${name}.ts`),
    `export const migration = { name: '${name}', steps: [] };`,
  );

describe('A proposed migration', () => {
  test('is named after the time, in minutes of UTC', async () => {
    const root = copy();
    note(root);
    const minute = () => new Date().toISOString().replaceAll(/\D/g, '').slice(0, 12);
    const before = minute();
    const { time } = await proposed(root);
    expect([before, minute()]).toContain(time);
  });

  test('comes after all others, also those of the same minute and of a clock that is fast', async () => {
    const root = copy();
    add(root, '209912312359-zoo');
    note(root);
    expect((await proposed(root)).time).toBe('210001010000');
    note(root, 'entities/contact.json');
    expect((await proposed(root)).time).toBe('210001010001');
    expect(migrationNames(root).slice(-3)).toEqual([
      '209912312359-zoo',
      '210001010000-change-region',
      '210001010001-change-contact',
    ]);
  });

  test('is named after its given description', async () => {
    const root = copy();
    note(root);
    expect((await proposed(root, 'Notes on regions')).words).toBe('notes-on-regions');
  });

  test('is named after its table if no description is given', async () => {
    const root = copy();
    note(root);
    expect((await proposed(root)).words).toBe('change-region');
    expect(await proposeMigration(root, modelBelow(root))).toBeNull();
    rmSync(join(root, 'schemas/reference/quote-type.json'));
    expect((await proposed(root, undefined, ['quoteType'])).words).toBe('drop-quote-type');
  });

  test('is named after the first of several tables', async () => {
    const root = copy();
    note(root);
    note(root, 'entities/contact.json');
    expect((await proposed(root)).words).toBe('change-contact-and-more');
  });

  test('has “rename” in its name if it renames something', async () => {
    const root = copy();
    renameField(root, 'reference/department.json', 'departmentName', 'fullName');
    expect((await proposed(root)).words).toBe('rename-department-name-to-full-name-in-department');
    renameField(root, 'reference/department.json', 'fullName', 'title');
    expect((await proposed(root, 'Shorter words')).words).toBe('shorter-words-and-rename');
    dropField(root, 'entities/customer.json', 'faxNo');
    expect((await proposed(root, 'No fax', ['customer.faxNo'])).words).toBe('no-fax');
  });
});

describe('Migrations that do not go together', () => {
  const told = (root: string) => proposeMigration(root, modelBelow(root));

  test('are named: one changes what an earlier one has removed', async () => {
    const root = copy();
    dropField(root, 'entities/customer.json', 'faxNo');
    await proposed(root, 'No fax', ['customer.faxNo']);
    const late = '210001010000-fax-numbers';
    writeFileSync(
      join(root, `server/migrations/common/${late}.ts`),
      `import { renameColumn } from '../../core/db/migrations/renames.ts';
      export const migration = { name: '${late}', steps: [renameColumn('customer', 'fax_no', 'fax_number')] };`,
    );
    await expect(told(root)).rejects.toThrow(
      `The migration ${late} does not fit those before it: There is no column of customer named fax_no.`,
    );
  });

  test('are named: a file that was renamed without its migration', async () => {
    const root = copy();
    add(root, '210001010000-first');
    writeFileSync(
      join(root, 'server/migrations/common/210001010001-second.ts'),
      `export { migration } from './210001010000-first.ts';`,
    );
    await expect(told(root)).rejects.toThrow(
      'The migration 210001010000-first is in the file 210001010001-second.ts: give both one name.',
    );
  });

  test('are named: a file that cannot be read', async () => {
    const root = copy();
    writeFileSync(join(root, 'server/migrations/common/210001010000-half.ts'), '<<<<<<< ours');
    await expect(told(root)).rejects.toThrow(/The migrations cannot be read\.[\s\S]*210001010000-half\.ts/);
  });
});
