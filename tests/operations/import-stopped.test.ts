import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, type TestDatabase } from '../support/database.ts';
import { csv, file, head, mapping, row, rows } from '../support/lists.ts';
import { openDatabase } from '../support/open.ts';
import { built, Process, run, settingsOf } from '../support/process.ts';

let database: TestDatabase;

/** How often the import is killed. `TEST_KILLS=30` imports a longer list and kills more often. */
const kills = Number(process.env.TEST_KILLS ?? 2);
const count = Math.max(400, kills * 100);
const total = count.toLocaleString('en-GB');

beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

/** Every fiftieth row is refused for lack of a phone number. In the file, every tenth line is blank. */
const list = rows(count).map((cells, i) => (i % 50 === 7 ? row(i, { Phone: '' }) : cells));
const names = list
  .filter((cells) => cells[6])
  .map(([name]) => name!.toUpperCase())
  .toSorted();
const content = csv([head, ...list.flatMap((cells, i) => (i % 10 === 9 ? [cells, head.map(() => '')] : [cells]))]);
const outcome = `Imported: ${names.length.toLocaleString('en-GB')}. Refused: ${count - names.length}.`;
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
  await first.printed(new RegExp(`20 of ${total} rows`));
  first.kill('SIGINT');
  expect(await first.ended).toBe(0);
  const [, position] = [...first.out.matchAll(/^([\d,]+) of \S+ rows, \S+ a second$/gm)].at(-1)!;
  const stopped = /Stopped after row (\d+)\. Run the command again to continue\./.exec(first.out)!;
  // The row number counts blank lines too, as in the file.
  expect(content.split('\r\n')[Number(stopped[1]) - 1]).toBe(
    csv([list[Number(position!.replace(',', '')) - 1]!]).trimEnd(),
  );
  const { code, out } = await run('import', args, settingsOf(database));
  expect(code).toBe(0);
  expect(out).toContain(`Continuing after row ${stopped[1]}.`);
  expect(out).toContain(outcome);
  expect(await taken()).toEqual(names);
  const report = readFileSync(join(database.dataDir, 'imports/stopped.csv.report.tsv'), 'utf8');
  expect(report.match(/\trefused\t/g)).toHaveLength(count - names.length);
});

test(
  'An import that is killed again and again loses no row and imports none twice',
  async () => {
    for (let i = 0; i < kills; i++) {
      const killed = new Process(built('bundle/import.js', ...args), settingsOf(database));
      await killed.printed(new RegExp(`0 of ${total} rows`));
      killed.kill('SIGKILL');
      expect(await killed.ended).toBe('SIGKILL');
      // Only whole chunks are saved: each row taken has its history, and every row is counted.
      const [[position, inAll] = []] = await all('select position, taken + refused from import_progress');
      expect([inAll, Number(position) % 20]).toEqual([position, 0]);
      expect(await entries()).toBe(await number('select taken from import_progress'));
    }
    const { code, out } = await run('import', args, settingsOf(database));
    expect(code).toBe(0);
    expect(out).toContain(outcome);
    // The reasons are counted over all runs too.
    expect(out).toMatch(new RegExp(`^Refused:\\n +${count - names.length}  .+ is required\\.$`, 'm'));
    expect(await taken()).toEqual(names);
    expect(await entries()).toBe(names.length);
  },
  60_000 + kills * 10_000,
);
