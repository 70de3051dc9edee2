import { parseArgs } from 'node:util';
import { sql } from '../../server/platform/db/sql.ts';
import { measureDuplicates, type Quality } from './duplicates.ts';
import { measureLists, type ListRow } from './lists.ts';
import { latency, percentiles, send, throughput, type Call, type Measured } from './load.ts';
import { open, prepare, startPostgres, type Target } from './prepare.ts';
import { report, reportLists, type Row } from './report.ts';
import { startBare, startProduct } from './servers.ts';
import { removeTasks, tasksToComplete } from './statuses.ts';

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'sqlite,postgres' },
    sizes: { type: 'string', default: '1000,1000000' },
    twins: { type: 'string', default: '100' },
    lists: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const engines = values.engines.split(',') as Target['engine'][];

const query = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const rows: Row[] = [];
const quality: Record<string, Quality[]> = {};
const totals: Record<string, { with: number; without: number }> = {};
const lists: ListRow[] = [];
const stopPostgres = engines.includes('postgres') ? await startPostgres() : null;
try {
  for (const engine of engines) {
    const targets: Target[] = [];
    for (const size of sizes) targets.push(await prepare(engine, size, { all: values.lists }));
    // The largest first: there is found what is slowest.
    for (const target of values.lists ? targets.toSorted((a, b) => b.customers - a.customers) : []) {
      console.log(`\n${title(target)}`);
      lists.push(...(await measureLists(target)));
    }
    for (const target of values.lists ? [] : targets) await measure(target);
  }
} finally {
  await stopPostgres?.();
}
if (values.lists) reportLists(lists, sizes, engines);
else report({ rows, quality, totals, sizes, engines });

function title({ engine, customers }: Target): string {
  return `${engine}, ${customers.toLocaleString('en-GB')} customers`;
}

async function measure(target: Target) {
  const { engine, customers } = target;
  console.log(`\n${title(target)}`);
  const regions = await regionSizes(target);
  const page = (i: number, start: number) => ({
    range: [start, start + 24],
    sort: ['custName', 'ASC'],
    filter: { region: regions[i % regions.length]!.id },
  });
  const deep = (i: number) => Math.max(0, Math.floor(regions[i % regions.length]!.count / 50) * 25);
  const product = await startProduct(target);
  const bare = await startBare(target);
  const names = await samples(product.url, product.token, customers);
  const compare = async (what: string, calls: Call[], bareCalls: Call[] | null, alone?: Measured) => {
    const one = await latency(product.url, calls, product.token, alone);
    const many = alone ? null : await throughput(product.url, calls.slice(0, 100), product.token);
    const bareOne = bareCalls && (await latency(bare.url, bareCalls, null));
    const bareMany = bareCalls && many !== null ? await throughput(bare.url, bareCalls.slice(0, 100), null) : null;
    rows.push({
      engine,
      customers,
      what,
      ...one,
      perSecond: many,
      ofBare: bareOne && {
        perSecond: many !== null && bareMany ? many / bareMany : null,
        p50: one.p50 / bareOne.p50,
        p95: one.p95 / bareOne.p95,
      },
    });
    console.log(
      `  ${what}: p50 ${one.p50.toFixed(2)} ms, p95 ${one.p95.toFixed(2)} ms${many === null ? '' : `, ${many.toFixed(0)} a second`}${bareMany ? ` (bare ${bareMany.toFixed(0)})` : ''}${bareOne ? `; bare p50 ${bareOne.p50.toFixed(2)} ms, p95 ${bareOne.p95.toFixed(2)} ms` : ''}`,
    );
  };

  await compare(
    'page 1, filter, sort, total',
    times(1000, (i) => ({ path: `/v1/customers?${query(page(i, 0))}` })),
    times(1000, (i) => ({ path: `/page?region=${regions[i % regions.length]!.id}&limit=25&offset=0` })),
  );
  await compare(
    'deep page, filter, sort, total',
    times(200, (i) => ({ path: `/v1/customers?${query(page(i, deep(i)))}` })),
    times(200, (i) => ({ path: `/page?region=${regions[i % regions.length]!.id}&limit=25&offset=${deep(i)}` })),
  );
  const found = (i: number) => names[i % names.length]!;
  await compare(
    'search, one word',
    times(400, (i) => ({
      path: `/v1/customers?${query({ range: [0, 24], sort: ['custName', 'ASC'], filter: { q: found(i).word } })}`,
    })),
    null,
  );
  await compare(
    'search, name and post code',
    times(400, (i) => ({
      path: `/v1/customers?${query({ range: [0, 24], sort: ['custName', 'ASC'], filter: { q: `${found(i).word} ${found(i).draft.postCode}` } })}`,
    })),
    null,
  );
  await compare(
    'duplicate check',
    times(400, (i) => ({ method: 'POST', path: '/v1/checkDupCustomers', body: JSON.stringify(found(i).draft) })),
    null,
    { good: [200, 409] },
  );
  await compare(
    'search of the selection dialog',
    times(400, (i) => ({
      method: 'POST',
      path: '/v1/searchCustomers/1',
      body: JSON.stringify({ searchText: found(i).word }),
    })),
    null,
  );
  const tasks = await tasksToComplete(product.url, product.token, 1400, customers);
  await compare('status of an activity', tasks.slice(1000), null, { warm: tasks.slice(0, 1000) });
  const stamp = Date.now();
  const created = times(5400, (i) => ({
    method: 'POST',
    path: '/v1/customerconf',
    body: JSON.stringify({
      ...found(i).draft,
      custName: `BENCH ${stamp + i} ${found(i).draft.custName}`.slice(0, 100),
      customerType: 1,
      phoneNo: `0114 ${2_000_000 + i}`,
    }),
  }));
  await compare(
    'create',
    created.slice(5000),
    times(400, () => ({ path: '/create' })),
    { warm: created.slice(0, 5000) },
  );
  await product.stop();
  await bare.stop();
  await removeCreated(target);
  await removeTasks(target);
  totals[`${engine} ${customers}`] = await withAndWithoutTotal(target, regions);
  quality[`${engine} ${customers}`] = await measureDuplicates(target, Number(values.twins));
}

/** The next run finds the database as this one did. */
async function removeCreated(target: Target) {
  const platform = await open(target);
  const { database } = platform;
  await database.write(async () => {
    await database.rows(sql`delete from customer_key where id > ${target.customers}`);
    await database.rows(
      sql`delete from record_history where entity = ${'customer'} and record_id > ${target.customers}`,
    );
    await database.rows(sql`delete from customer where customer_id > ${target.customers}`);
  });
  await platform.close();
}

async function regionSizes(target: Target): Promise<{ id: number; count: number }[]> {
  const platform = await open(target);
  const found = await platform.records.find('region', {});
  const definition = platform.registry.definition('customer');
  const counted: { id: number; count: number }[] = [];
  for (const { id } of found)
    counted.push({
      id: id as number,
      count: await platform.records.count(definition, [{ field: 'region', operator: '=', value: id }]),
    });
  await platform.close();
  return counted.filter(({ count }) => count >= 25);
}

/** Customers from ten places of the table that are searched for and typed again, in no order. */
async function samples(url: string, token: string, customers: number) {
  const places = times(10, (i) => Math.floor((i * customers) / 10));
  const found: Record<string, any>[][] = [];
  for (const start of places) {
    const path = `/v1/customers?${query({ range: [start, start + 99], sort: ['postCode', 'ASC'] })}`;
    found.push(JSON.parse((await send(url, { path }, token)).text));
  }
  const mixed = times(1000, (i) => found[i % places.length]![Math.floor(i / places.length)]!);
  return mixed.map((one) => ({
    word: (one.custName as string).split(' ').find((word) => /^[A-Z]{4,}/.test(word)) ?? one.custName,
    draft: {
      custName: one.custName,
      address1: one.address1,
      address2: one.address2,
      address3: one.address3,
      cityTown: one.cityTown.id,
      postCode: one.postCode,
    },
  }));
}

/** The same pages with and without their total, inside one process. */
async function withAndWithoutTotal(target: Target, regions: { id: number }[]) {
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
