import { parseArgs } from 'node:util';
import { measureBulk, reportBulk } from './bulk.ts';
import { measureBusy, reportBusy } from './busy.ts';
import { measureHeld, reportHeld } from './held.ts';
import { measureDuplicates, type Quality } from './duplicates.ts';
import { measureLists, type ListRow } from './lists.ts';
import { percentiles } from './load.ts';
import { idleMemory } from './memory.ts';
import { open, prepare, startPostgres, type Target } from './prepare.ts';
import { report, reportLists, reportWidgets, type Row } from './report.ts';
import { measureSearches } from './searches.ts';
import { measureSpine, regionSizes } from './spine.ts';
import { measureWidgets } from './widgets.ts';

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'sqlite,postgres' },
    sizes: { type: 'string', default: '1000,1000000' },
    twins: { type: 'string', default: '100' },
    lists: { type: 'boolean', default: false },
    /** Measures only the widgets of a dashboard, in the database of `--lists`. */
    widgets: { type: 'boolean', default: false },
    /** Measures only how long each GET keeps the main thread at work. */
    held: { type: 'boolean', default: false },
    /** Measures only what people wait for while exports, reports, PDFs and postings run. */
    busy: { type: 'boolean', default: false },
    /** Measures only what others wait for while all customers of a branch are changed at once. */
    bulk: { type: 'boolean', default: false },
    /** Measures only searches, among customers with two contacts each. */
    search: { type: 'boolean', default: false },
    /** With `--lists`: measures one call alone, such as `reportData`. */
    only: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const engines = values.engines.split(',') as Target['engine'][];

const rows: Row[] = [];
const quality: Record<string, Quality[]> = {};
const totals: Record<string, { with: number; without: number }> = {};
const memory: Record<string, number> = {};
const lists: ListRow[] = [];
const stopPostgres = engines.includes('postgres') ? await startPostgres(sizes) : null;
try {
  for (const engine of engines) {
    const targets: Target[] = [];
    for (const size of sizes)
      targets.push(
        await prepare(engine, size, { all: values.lists || values.widgets || values.held, search: values.search }),
      );
    if (values.busy) {
      for (const target of targets) reportBusy(target, await measureBusy(target));
      continue;
    }
    if (values.bulk) {
      for (const target of targets) reportBulk(target, await measureBulk(target));
      continue;
    }
    if (values.search) {
      for (const target of targets) {
        console.log(`\n${engine}, ${target.customers.toLocaleString('en-GB')} customers`);
        await measureSearches(target);
      }
      continue;
    }
    if (values.held) {
      for (const target of targets) reportHeld(target, await measureHeld(target));
      continue;
    }
    if (values.widgets) {
      for (const target of targets) reportWidgets(target, await measureWidgets(target));
      continue;
    }
    if (values.lists) {
      // Starts with the largest, which finds the slowest filter and sort of each list for all sizes.
      for (const target of targets.toSorted((a, b) => b.customers - a.customers)) {
        console.log(`\n${engine}, ${target.customers.toLocaleString('en-GB')} customers`);
        lists.push(...(await measureLists(target, values.only)));
      }
      continue;
    }
    console.log(`\n${engine}`);
    rows.push(...(await measureSpine(targets)));
    for (const target of targets) {
      memory[`${engine} ${target.customers}`] = await idleMemory(target);
      totals[`${engine} ${target.customers}`] = await withAndWithoutTotal(target);
      quality[`${engine} ${target.customers}`] = await measureDuplicates(target, Number(values.twins));
    }
  }
} finally {
  await stopPostgres?.();
}
if (values.lists) reportLists(lists, sizes, engines);
else if (!values.widgets && !values.held && !values.busy && !values.search)
  report({ rows, quality, totals, memory, sizes, engines });

/** Compares the same pages with and without their total, within one process. */
async function withAndWithoutTotal(target: Target) {
  const regions = await regionSizes(target);
  const platform = await open(target);
  const definition = platform.registry.definition('customer');
  const request = (i: number) => ({
    where: [{ field: 'region', operator: '=' as const, value: regions[i % regions.length]!.id }],
    search: null,
    sort: { field: 'custName', order: 'ASC' as const },
    offset: 0,
    limit: 25,
  });
  const timed = async (work: (i: number) => Promise<unknown>) => {
    const taken: number[] = [];
    for (let i = 0; i < 600; i++) {
      const started = performance.now();
      await work(i);
      taken.push(performance.now() - started);
    }
    return percentiles(taken.slice(100)).p50;
  };
  const result = {
    with: await timed((i) => platform.records.page(definition, request(i))),
    without: await timed((i) => platform.records.list(definition, request(i))),
  };
  await platform.close();
  return result;
}
