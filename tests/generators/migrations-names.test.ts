import { describe, expect, test } from '@jest/globals';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { proposeMigration } from '../../generators/migrations/propose.ts';
import { copyProject, modelBelow, setInSchema } from '../support/schemas.ts';

/** A copy of the project's schemas and migrations, to be changed. */
const copy = () => copyProject('.oxfmtrc.json', 'schemas', 'server/migrations');
const proposed = (root: string, title?: string, drop: string[] = []) =>
  proposeMigration(root, modelBelow(root), { title, drop });
const numberOf = (path: string | null) => /common\/(\d{4})-/.exec(path!)![1];
const nameOf = (path: string | null) => /common\/\d{4}-(.+)\.ts$/.exec(path!)![1];

describe('A proposed migration', () => {
  test('has the number after the highest, also where numbers are missing', async () => {
    const root = copy();
    const folder = join(root, 'server/migrations/common');
    const [last] = readdirSync(folder).toSorted().slice(-1);
    renameSync(join(folder, last!), join(folder, '0104-after-a-gap.ts'));
    setInSchema(root, 'reference/region.json', '/properties/note', { title: 'Note' });
    expect(numberOf(await proposed(root))).toBe('0105');
  });

  test('is named after its given description', async () => {
    const root = copy();
    setInSchema(root, 'reference/region.json', '/properties/note', { title: 'Note' });
    expect(nameOf(await proposed(root, 'Notes on regions'))).toBe('notes-on-regions');
  });

  test('is named after its table if no description is given', async () => {
    const root = copy();
    setInSchema(root, 'reference/region.json', '/properties/note', { title: 'Note' });
    expect(nameOf(await proposed(root))).toBe('change-region');
    expect(await proposed(root)).toBeNull();
    rmSync(join(root, 'schemas/reference/quote-type.json'));
    expect(nameOf(await proposed(root, undefined, ['quoteType']))).toBe('drop-quote-type');
  });

  test('is named after the first of several tables', async () => {
    const root = copy();
    setInSchema(root, 'reference/region.json', '/properties/note', { title: 'Note' });
    setInSchema(root, 'entities/contact.json', '/properties/note', { title: 'Note' });
    expect(nameOf(await proposed(root))).toBe('change-contact-and-more');
  });
});
