import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { truncateSync } from 'node:fs';
import type * as ReadFile from '../../../server/services/import/read-file.ts';
import { built } from '../../support/app.ts';
import { copyDatabase, type TestDatabase } from '../../support/database.ts';
import { entities, goodRows, hostile, row, wide, xlsx, xlsxParts, zip } from '../../support/hostile-files.ts';
import { file, head, mapping, rows } from '../../support/lists.ts';
import { built as program, Process, run, settingsOf } from '../../support/process.ts';

const { readTable } = (await built('services/import/read-file.js')) as typeof ReadFile;

const advice = ' Save it as CSV, which can be larger.';
const isAboutArchives = /unpacks|cells\.$/;

/** What is said of a file, after its path. */
async function messageOf(name: string, bytes: Uint8Array) {
  const path = file(name, bytes);
  const error = await readTable(path).then(
    () => new Error(`${path}: was read`),
    (reason: Error) => reason,
  );
  expect(error.message).toContain(path);
  return error.message.slice(path.length).replace(/^: /, '');
}

describe('A list is refused if it', () => {
  test.each(hostile)('%s', async (_, name, bytes, message) =>
    expect(await messageOf(name, bytes())).toBe(isAboutArchives.test(message) ? message + advice : message),
  );

  test.each([
    ['rows.xlsx', () => xlsx('<sheetData><row r="9999999"><c r="A9999999"><v>1</v></c></row></sheetData>')],
    ['rows.csv', () => Buffer.from('x\n'.repeat(1_048_577))],
  ])('has too many rows: %s', async (name, bytes) =>
    expect(await messageOf(name, bytes())).toBe('The sheet has more than 1,048,576 rows.'),
  );

  test('is larger than 500 MB', async () => {
    const path = file('large.csv', '');
    truncateSync(path, 524_288_001);
    await expect(readTable(path)).rejects.toThrow('large.csv: The file is larger than 500 MB.');
  });

  test('unpacks to more than its directory states', async () => {
    const parts = xlsxParts(Buffer.alloc(50_000_000, ' '));
    const lying = zip(parts.map((part) => (part.name.endsWith('sheet1.xml') ? { ...part, stated: 1000 } : part)));
    expect(await messageOf('lying.xlsx', lying)).toMatch(/^ cannot be read: /);
  });

  test('is a folder, or binary', async () => {
    expect(await messageOf('binary.csv', Uint8Array.of(65, 0, 66))).toBe(' cannot be read: This is not a text.');
    await expect(readTable('tests')).rejects.toThrow('tests is not a CSV, TSV, XLSX, ODS or vCard file.');
  });
});

describe('A list is read if it', () => {
  const [[year] = [], ...others] = goodRows;
  test.each(Object.entries(wide))('%s', async (what, bytes) => {
    const { columns, rows: found } = await readTable(
      file(`wide.${what.startsWith('repeats') ? 'ods' : 'xlsx'}`, bytes()),
    );
    expect(columns).toEqual([year]);
    expect(found).toEqual(others.map(([text], i) => ({ number: i + 2, cells: { [year!]: text } })));
  });

  test('has entities in entities, which stay as they are written', async () =>
    expect((await readTable(file('laughs.xlsx', entities()))).columns).toEqual(['&&l9;']));

  test('has as many rows as a spreadsheet can have', async () => {
    const { rows: found } = await readTable(file('most.csv', 'Name\n'.repeat(1_048_576)));
    expect([found.length, found.at(-1)]).toEqual([1_048_575, { number: 1_048_576, cells: { Name: 'Name' } }]);
  });
});

describe('The command', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await copyDatabase()));
  afterAll(() => database.drop());
  const map = file('map.json', JSON.stringify(mapping));

  test('says which limit a file has passed, in one line', async () => {
    const path = file('bomb.xlsx', hostile[0]![2]());
    expect(await run('import', ['customers', path, '--mapping', map], settingsOf(database))).toEqual({
      code: 1,
      out: `Reading ${path} …\n`,
      err: `${path}: The file unpacks to more than 200 MB.${advice}\n`,
    });
  });

  test('stops while it reads a file', async () => {
    const sheet = [head, ...rows(20_000)].map((cells) => row(cells.map((text) => text.replaceAll('&', '')))).join('');
    const path = file('slow.xlsx', xlsx(`<sheetData>${sheet}</sheetData>`));
    const command = new Process(
      program('bundle/import.js', 'customers', path, '--mapping', map, '--run'),
      settingsOf(database),
    );
    await command.printed(/Reading/);
    command.kill('SIGINT');
    expect([await command.ended, command.err]).toEqual([1, 'Stopped. Nothing was imported.\n']);
  });
});
