import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { javascriptToFirstList } from './bundle.ts';
import type { Quality } from './duplicates.ts';
import type { ListRow } from './lists.ts';
import type { Target } from './prepare.ts';
import type { WidgetFigures } from './widgets.ts';

export interface Row {
  readonly engine: string;
  readonly customers: number;
  readonly what: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number | null;
  /** Product compared with the bare server: ratios of throughput and of times. */
  readonly ofBare: { readonly perSecond: number | null; readonly p50: number; readonly p95: number } | null;
}

export interface Results {
  readonly rows: readonly Row[];
  readonly quality: Readonly<Record<string, readonly Quality[]>>;
  /** Milliseconds for a page with its total and without. */
  readonly totals: Readonly<Record<string, { readonly with: number; readonly without: number }>>;
  /** Resident memory in MB of an idle server. */
  readonly memory: Readonly<Record<string, number>>;
  readonly sizes: readonly number[];
  readonly engines: readonly string[];
}

const folder = fileURLToPath(new URL('../../../tests/bench', import.meta.url));

/** Prints the results and writes them to tests/bench/results.json. */
export function report({ rows, quality, totals, memory, sizes, engines }: Results) {
  reportMachine();
  reportCalls(rows, sizes, engines);
  console.log('\nPage with its total against the same without (p50, ms):');
  for (const [target, { with: whole, without }] of Object.entries(totals))
    console.log(`  ${target.padEnd(18)} ${whole.toFixed(3)} / ${without.toFixed(3)} = ${(whole / without).toFixed(2)}`);
  reportQuality(quality);
  console.log('\nResident memory of an idle server, by npm start after a build (goal 250 MB):');
  for (const [target, megabytes] of Object.entries(memory))
    console.log(`  ${target.padEnd(18)} ${megabytes.toFixed(0)} MB`);
  const bundle = javascriptToFirstList();
  console.log(`\nJavaScript to the first list: ${bundle.toFixed(0)} KB gzip`);
  write({ rows, totals, quality, memory, bundle });
}

/** Prints how long each paged list takes, and writes it to the same file. */
export function reportLists(lists: readonly ListRow[], sizes: readonly number[], engines: readonly string[]) {
  reportMachine();
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const number = (value: number | undefined, digits: number, width: number) =>
    (value === undefined ? '–' : value.toFixed(digits)).padStart(width);
  console.log(
    `p50 and p95 at ${small} and at ${large} customers, in ms; first is the first call at ${large}, which counts`,
  );
  console.log(
    `${'engine'.padEnd(9)} ${'list and what is asked'.padEnd(68)} ${'rows'.padStart(7)} ${'rows'.padStart(9)} ${'p50'.padStart(7)} ${'p50'.padStart(8)} ${'p95'.padStart(7)} ${'p95'.padStart(8)} ${'ratio'.padStart(6)} ${'first'.padStart(8)}`,
  );
  for (const engine of engines)
    for (const { list, what } of lists.filter((row) => row.engine === engine && row.customers === large)) {
      const at = (customers: number) =>
        lists.find(
          (row) => row.engine === engine && row.customers === customers && row.list === list && row.what === what,
        );
      const [a, b] = [at(small), at(large)!];
      console.log(
        `${engine.padEnd(9)} ${`${list}: ${what}`.padEnd(68)} ${number(a?.rows, 0, 7)} ${number(b.rows, 0, 9)} ${number(a?.p50, 2, 7)} ${number(b.p50, 2, 8)} ${number(a?.p95, 2, 7)} ${number(b.p95, 2, 8)} ${number(a && b.p95 / a.p95, 2, 6)} ${number(b.first, 1, 8)}`,
      );
    }
  write({ lists });
}

function reportMachine() {
  console.log(
    `\n${cpus().length} × ${cpus()[0]!.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n`,
  );
}

/** Writes the results, and keeps those that only an earlier run has measured. */
function write(results: object) {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/results.json`;
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, JSON.stringify({ ...known, at: new Date().toISOString(), ...results }, null, 2));
  console.log('Written to tests/bench/results.json');
}

function reportCalls(rows: readonly Row[], sizes: readonly number[], engines: readonly string[]) {
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const number = (value: number | null | undefined, digits: number, width: number) =>
    (value === null || value === undefined ? '–' : value.toFixed(digits)).padStart(width);
  console.log(
    'engine    what                              p50 ms at       p95 ms at     p95 large   a second at     of bare at',
  );
  console.log(
    `                                           ${String(small).padStart(6)} ${String(large).padStart(8)} ${String(small).padStart(6)} ${String(large).padStart(8)}    / small ${String(small).padStart(6)} ${String(large).padStart(8)} ${String(small).padStart(6)} ${String(large).padStart(8)}`,
  );
  for (const engine of engines)
    for (const what of new Set(rows.map((row) => row.what))) {
      const at = (size: number) =>
        rows.find((row) => row.engine === engine && row.customers === size && row.what === what)!;
      const [a, b] = [at(small), at(large)];
      console.log(
        `${engine.padEnd(9)} ${what.padEnd(32)} ${number(a.p50, 2, 6)} ${number(b.p50, 2, 8)} ${number(a.p95, 2, 6)} ${number(b.p95, 2, 8)} ${number(b.p95 / a.p95, 2, 10)} ${number(a.perSecond, 0, 6)} ${number(b.perSecond, 0, 8)} ${number(a.ofBare?.perSecond, 2, 6)} ${number(b.ofBare?.perSecond, 2, 8)}`,
      );
    }
}

function reportQuality(quality: Results['quality']) {
  console.log('\nDuplicates, each customer typed again:');
  for (const [target, results] of Object.entries(quality)) {
    console.log(`  ${target}`);
    for (const { kind, recall, falseRows, elsewhere, candidates, p50, p95 } of results)
      console.log(
        `    ${kind.padEnd(57)} recall ${recall.toFixed(3)}  false rows ${falseRows.toFixed(2)}  elsewhere ${elsewhere.toFixed(2)}  candidates ${candidates.toFixed(0).padStart(3)}  p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms`,
      );
  }
}

/** Twelve widgets side by side, and the slowest of them alone. */
export function reportWidgets({ engine, customers }: Target, { first, changed, unchanged, each }: WidgetFigures) {
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  console.log(`\n${engine}, ${customers.toLocaleString('en-GB')} customers, 12 widgets side by side`);
  console.log(`  first after the start          ${ms(first)}`);
  console.log(`  after a change of their tables p50 ${ms(changed.p50)}, p95 ${ms(changed.p95)}`);
  console.log(`  unchanged                      p50 ${ms(unchanged.p50)}, p95 ${ms(unchanged.p95)}`);
  for (const [name, took] of each) console.log(`  alone, after a change: ${ms(took).padStart(8)}  ${name}`);
}
