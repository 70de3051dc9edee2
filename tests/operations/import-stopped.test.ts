import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, type TestDatabase } from '../support/database.ts';
import { csv, file, head, mapping, row, rows } from '../support/lists.ts';
import { openDatabase } from '../support/open.ts';
import { built, Process, run, settingsOf } from '../support/process.ts';

let database: TestDatabase;

beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

/** Eight rows are refused for lack of a phone number. In the file, every tenth line is blank. */
const list = rows(400).map((cells, i) => (i % 50 === 7 ? row(i, { Phone: '' }) : cells));
const names = list
  .filter((cells) => cells[6])
  .map(([name]) => name!.toUpperCase())
  .toSorted();
const content = csv([head, ...list.flatMap((cells, i) => (i % 10 === 9 ? [cells, head.map(() => '')] : [cells]))]);
const path = file('stopped.csv', content);
const map = file('map.json', JSON.stringify(mapping));
const args = ['customers', path, '--mapping', map, '--run', '--chunk', '20'];

const all = async (statement: string) => {
  const base = await openDatabase(database);
  const found = await base.all(statement);
  await base.close();
  return found;
};
const number = async (statement: string) => Number((await all(statement))[0]![0]);
const entries = () => number(`select count(*) from record_history where entity = 'customer' and record_id > 300`);
const taken = async () =>
  (await all('select cust_name from customer where customer_id > 300')).map(([name]) => name as string).toSorted();

test('An interrupted import stops after a complete chunk and resumes there', async () => {
  const first = new Process(built('bundle/import.js', ...args), settingsOf(database));
  await first.printed(/20 of 400 rows/);
  first.kill('SIGINT');
  expect(await first.ended).toBe(0);
  const [, position] = [...first.out.matchAll(/^(\d+) of 400 rows, \S+ a second$/gm)].at(-1)!;
  const stopped = /Stopped behind row (\d+)\. Run it again to go on\./.exec(first.out)!;
  // The row number counts blank lines too, as in the file.
  expect(content.split('\r\n')[Number(stopped[1]) - 1]).toBe(csv([list[Number(position) - 1]!]).trimEnd());
  const { code, out } = await run('import', args, settingsOf(database));
  expect(code).toBe(0);
  expect(out).toContain(`Going on behind row ${stopped[1]}.`);
  expect(out).toContain('Taken: 392. Refused: 8.');
  expect(await taken()).toEqual(names);
  const report = readFileSync(join(database.dataDir, 'imports/stopped.csv.report.tsv'), 'utf8');
  expect(report.match(/\trefused\t/g)).toHaveLength(8);
});

test('An import that is killed twice loses no row and imports none twice', async () => {
  for (let i = 0; i < 2; i++) {
    const killed = new Process(built('bundle/import.js', ...args), settingsOf(database));
    await killed.printed(/0 of 400 rows/);
    killed.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    // Only whole chunks are saved: each row taken has its history, and every row is counted.
    const [[position, inAll] = []] = await all('select position, taken + refused from import_progress');
    expect([inAll, Number(position) % 20]).toEqual([position, 0]);
    expect(await entries()).toBe(await number('select taken from import_progress'));
  }
  const { code, out } = await run('import', args, settingsOf(database));
  expect(code).toBe(0);
  expect(out).toContain('Taken: 392. Refused: 8.');
  expect(await taken()).toEqual(names);
  expect(await entries()).toBe(392);
});
