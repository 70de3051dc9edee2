import { beforeEach, describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hints } from '../../generators/hints.ts';
import { LossError, proposeMigration } from '../../generators/migrations/propose.ts';
import { dropField, renameField } from '../support/rename.ts';
import { copyProject, modelBelow, setInSchema } from '../support/schemas.ts';

const region = 'reference/region.json';
const department = 'reference/department.json';
const customer = 'entities/customer.json';

let root: string;
beforeEach(() => void (root = copyProject('.oxfmtrc.json', 'schemas', 'server/core', 'server/migrations')));

const proposed = (...drop: string[]) => proposeMigration(root, modelBelow(root), { drop });
const needed = 'The database needs a migration: npm run migration:new -- "what it does"';
const files = () => readdirSync(join(root, 'server/migrations/common'));
const written = (path: string | null) => readFileSync(join(root, path!), 'utf8').replaceAll(/\s+/g, ' ');

describe('A migration that would lose data', () => {
  test('is not written until each loss is allowed by its name', async () => {
    const before = files();
    dropField(root, customer, 'faxNo');
    dropField(root, customer, 'mobile');
    setInSchema(root, region, '/properties/regionName/maxLength', 5);
    const losses = (names: string[]) => new LossError(names.join('\n'));
    await expect(proposed()).rejects.toThrow(losses(['customer.mobile', 'customer.faxNo', 'region.regionName']));
    await expect(proposed('customer.mobile')).rejects.toThrow(losses(['customer.faxNo', 'region.regionName']));
    await expect(proposed('customer.mobil')).rejects.toThrow('--drop customer.mobil: the schemas do not drop this.');
    expect(files()).toEqual(before);
    const code = written(await proposed('customer.mobile', 'customer.fax_no', 'region.regionName'));
    expect(code).toMatch(/dropColumn\('customer', { name: 'mobile'/);
    expect(code).toMatch(/changeKind\( ?'region'.*length: 5/);
    expect(await proposed()).toBeNull();
  });

  test('also changes the type or values of a field, or the target of a reference', async () => {
    setInSchema(root, customer, '/properties/faxNo', { title: 'Fax', type: 'boolean' });
    setInSchema(root, 'entities/filter-condition.json', '/properties/rowStart/enum', ['AND']);
    setInSchema(root, 'entities/contact.json', '/properties/contactType/x-ref', 'reference/salutation');
    await expect(proposed()).rejects.toThrow(
      new LossError(['contact.contactType', 'customer.faxNo', 'filterCondition.rowStart'].join('\n')),
    );
  });

  test('is not one that lengthens a text: it only records the new length', async () => {
    setInSchema(root, region, '/properties/regionName/maxLength', 200);
    expect(await hints(root, modelBelow(root))).toEqual([needed]);
    expect(written(await proposed())).toMatch(
      /steps: \[ ?widenColumn\('region', \{ name: 'region_name',.* length: 200,? \}\),? ?\]/,
    );
    expect(await hints(root, modelBelow(root))).toEqual([]);
    setInSchema(root, region, '/properties/regionName/maxLength', 100);
    await expect(proposed()).rejects.toThrow('region.regionName');
  });
});

test('A column that was added by hand without its field gets it by the next migration', async () => {
  setInSchema(root, region, '/properties/note', { title: 'Note' });
  const path = join(root, (await proposed())!);
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replace(/field: 'note',/, '')
      .replace(/, length: \d+/, ''),
  );
  expect(written(await proposed())).toContain("widenColumn('region', { name: 'note', field: 'note',");
  expect(await proposed()).toBeNull();
});

test('A field is renamed once, whether x-was is kept or removed', async () => {
  renameField(root, department, 'departmentName', 'fullName');
  const code = written(await proposed());
  expect(code).toContain("renameColumn('department', 'department_name', 'full_name')");
  expect(code).toContain("import { renameColumn, renameField } from '../../core/db/migrations/renames.ts';");
  expect(code).not.toContain('dropColumn');
  expect(await proposed()).toBeNull();
  setInSchema(root, department, '/properties/fullName/x-was', undefined);
  expect(await proposed()).toBeNull();
});
