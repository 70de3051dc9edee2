import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModel } from '../../generators/model/index.ts';
import { sql } from '../../server/core/db/sql.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../server/core/model/definition.ts';
import type { Platform } from '../../server/services/platform.ts';
import { dateToWire } from '../../server/core/time/clock.ts';
import { percentiles, send, type Call } from './load.ts';
import { open, type Target } from './prepare.ts';
import { startProduct } from './servers.ts';

export interface ListRow {
  readonly engine: string;
  readonly customers: number;
  /** The path of the call, without its parameters. */
  readonly list: string;
  readonly what: string;
  /** Number of rows in the table. */
  readonly rows: number;
  /** Milliseconds. `first` is the first call, which counts the total; the percentiles are of the calls after it. */
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
}

/** One way of requesting a page of a list. */
interface Asked {
  readonly what: string;
  readonly page: number;
  readonly sort?: readonly [number: number, order: number];
  readonly condition?: { readonly dbField: string; readonly condition: string; readonly dbValue: unknown };
}

interface PagedList {
  readonly path: string;
  readonly definition: EntityDefinition | null;
  /** Fields whose value the call itself sets. */
  readonly fixed: readonly string[];
}

const { entities } = loadModel(join(fileURLToPath(new URL('../../..', import.meta.url)), 'schemas'));
const size = 25;
const reportOf = (body: object): Call => ({
  method: 'POST',
  path: `/v1/reportData/${encodeURIComponent('Quotations Stats By Branch')}/1/${size}/0/0/*`,
  body: JSON.stringify(body),
});
const narrowed = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const sorted = (field: string, order: 'ASC' | 'DESC'): Call => ({
  path: `/v1/customers?range=[0,${size - 1}]&sort=${encodeURIComponent(JSON.stringify([field, order]))}`,
});
/** Saved filters of customers that are counted for the tabs above their list: by an index, and by none. */
const filters: readonly object[] = [
  ...['Active', 'Inactive'].map((value) => ({ dbField: 'status', condition: '=', value })),
  ...['B', 'G', 'LS', 'ZE1'].map((value) => ({ dbField: 'postCode', condition: 'starts with', value })),
  { dbField: 'openValue', condition: '>=', value: '50000' },
  { dbField: 'nextStep', condition: '<', value: 'Today' },
  { dbField: 'mainNotes', condition: 'is not empty', value: null },
  { dbField: 'website', condition: 'contains', value: 'zq' },
];
/** Screens that are no paged list: their call, and the entity whose rows it reads. */
const screens: readonly { readonly list: string; readonly what: string; readonly of: string; readonly call: Call }[] = [
  {
    list: 'opportunityboard',
    what: 'all columns',
    of: 'enquiry',
    call: { method: 'POST', path: '/v1/opportunityboard/0/*', body: '{}' },
  },
  { list: 'chasequotations', what: 'page 1', of: 'quotation', call: { path: '/v1/chasequotations' } },
  { list: 'today', what: 'all sections', of: 'activity', call: { path: '/v1/today' } },
  // Only the first call counts and sums: the later ones have its answer until something is saved.
  { list: 'totals', what: 'enquiries, from the tally', of: 'enquiry', call: { path: '/v1/opportunities/totals' } },
  { list: 'totals', what: 'quotations, too many', of: 'quotation', call: { path: '/v1/quotations/totals' } },
  {
    list: 'totals',
    what: 'quotations of a customer',
    of: 'quotation',
    call: { path: `/v1/quotations/totals?${narrowed({ customer: 1 })}` },
  },
  { list: 'viewFilterCounts', what: 'ten filters', of: 'customer', call: { path: '/v1/viewFilterCounts/1' } },
  { list: 'myTeam', what: 'a team', of: 'activity', call: { path: '/v1/myTeam' } },
  { list: 'merges', what: 'preview', of: 'customer', call: { path: '/v1/merges/customer/1/2' } },
  {
    list: 'probableDuplicates',
    what: 'page 1 of many pairs',
    of: 'customer',
    call: { path: '/v1/probableDuplicates/customer' },
  },
  ...(['openValue', 'nextStep', 'lastContact'] as const).flatMap((field) =>
    (['ASC', 'DESC'] as const).map((order) => ({
      list: 'rolledUp',
      what: `by ${field} ${order}`,
      of: 'customer',
      call: sorted(field, order),
    })),
  ),
  { list: 'reportData', what: 'figures by branch', of: 'quotation', call: reportOf({}) },
  // Opens the sum of a whole column: no figure has more rows behind it.
  {
    list: 'reportData',
    what: 'rows behind a total',
    of: 'quotation',
    call: reportOf({ measure: 'value', group: null }),
  },
];
/** How long pages are requested before any is measured, in milliseconds. */
const warmth = 40_000;
/** The slowest filter and sort of each list. Found in the largest database, then measured at each size. */
const slowest = new Map<string, Asked>();

/**
 * Measures every paged list: page 1, a page in the middle, the slowest filter and sort, and a text within the display.
 * Then the board of enquiries, the chase queue, the work of today, totals, counts of saved filters, a team, a merge,
 * probable duplicates, customers by their rolled-up values, and a report with the rows behind one of its figures.
 *
 * @param only the first part of a path; measures this call alone
 */
export async function measureLists(target: Target, only?: string): Promise<ListRow[]> {
  const { engine, customers } = target;
  const product = await startProduct(target);
  const platform = await open(target);
  const measured: ListRow[] = [];
  const keep = async (what: Pick<ListRow, 'list' | 'what' | 'rows'>, ask: () => Promise<{ took: number }>) => {
    const { first, times } = await repeated(ask);
    const row = { engine, customers, ...what, first, ...percentiles(times) };
    measured.push(row);
    console.log(
      `  ${row.list}, ${row.rows.toLocaleString('en-GB')} rows, ${row.what}: first ${first.toFixed(1)} ms, p50 ${row.p50.toFixed(2)} ms, p95 ${row.p95.toFixed(2)} ms`,
    );
  };
  try {
    const isAsked = (name: string) => only === undefined || name === only;
    const all = (await pagedLists(product.url)).filter(({ path }) => isAsked(path.split('/')[0]!));
    // Warms the server up as if it were used all day, at both sizes.
    for (const until = performance.now() + warmth; all.length > 0 && performance.now() < until;)
      for (const list of all) await send(product.url, callOf(list, { what: 'page 1', page: 1 }), product.token);
    for (const list of all) {
      const { path, definition } = list;
      const ask = (asked: Asked) => timed(product.url, callOf(list, asked), product.token);
      const { total } = await ask({ what: 'page 1', page: 1 });
      const rows = definition ? await rowsOf(platform, definition) : total;
      const ways: Asked[] = [
        { what: 'page 1', page: 1 },
        { what: 'page in the middle', page: Math.max(1, Math.floor(total / 2 / size)) },
        ...(definition ? [await slowestOf(list, engine, platform, ask), ...within(definition)] : []),
      ];
      for (const asked of ways) await keep({ list: path.split('/')[0]!, what: asked.what, rows }, () => ask(asked));
    }
    for (const { list, what, of, call } of screens.filter((screen) => isAsked(screen.list))) {
      const rows = await rowsOf(platform, platform.registry.definition(of));
      const measure = () => keep({ list, what, rows }, () => timed(product.url, call, product.token));
      if (list === 'viewFilterCounts') await withFilters(product, measure);
      else if (list === 'probableDuplicates') await withPairs(platform, measure);
      else await measure();
    }
    if (isAsked('probableDuplicates')) {
      const definition = platform.registry.definition('customer');
      let id = 0;
      const compare = async () => {
        const started = performance.now();
        // Customers from all over the table.
        await platform.duplicates.probable(definition, [((id += 7919) % customers) + 1]);
        return { took: performance.now() - started };
      };
      await keep({ list: 'probableDuplicates', what: 'comparing one customer', rows: customers }, compare);
    }
  } finally {
    await platform.close();
    await product.stop();
  }
  return measured;
}

/** Runs work while the user has saved filters of customers. */
async function withFilters(
  { url, token }: { readonly url: string; readonly token: string },
  work: () => Promise<void>,
): Promise<void> {
  const made: number[] = [];
  for (const [i, condition] of filters.entries()) {
    const body = JSON.stringify({
      filterName: `Measured ${i + 1}`,
      dbview: 1,
      conditions: [{ rowNo: 1, ...condition }],
    });
    const { status, text } = await send(url, { method: 'POST', path: '/v1/userViewFilter', body }, token);
    if (status !== 200) throw new Error(`The filter was refused: ${text.slice(0, 200)}`);
    made.push((JSON.parse(text) as { id: number }).id);
  }
  await work();
  for (const id of made) await send(url, { method: 'DELETE', path: `/v1/delUserViewFilter/${id}` }, token);
}

/** Pairs for one page to choose from: more than are looked at for an answer. */
const manyPairs = 20_000;

/** Runs work while there are many probable duplicates. */
async function withPairs({ database }: Platform, work: () => Promise<void>): Promise<void> {
  await database.write(() =>
    database.rows(sql`insert into probable_duplicate (entity, low_id, high_id, score, reasons)
      select ${'customer'}, customer_id, customer_id + 1, 6000 + customer_id % 4000, ${'[]'}
      from customer where customer_id % 50 = 0 and customer_id <= ${50 * manyPairs} on conflict do nothing`),
  );
  try {
    await work();
  } finally {
    await database.write(() => database.rows(sql`delete from probable_duplicate where reasons = ${'[]'}`));
  }
}

/** The paged lists in the API description, each once, with its entity if the call is generated. */
async function pagedLists(url: string): Promise<PagedList[]> {
  const { paths } = JSON.parse((await send(url, { path: '/v1/openapi.json' }, null)).text);
  const { contents } = await import('../../server/contents.ts');
  const lists = new Map<string, PagedList>();
  for (const [full, { post }] of Object.entries<any>(paths)) {
    const path = full.replace('/v1/', '');
    if (!post || !/^\w+\/\{page\}\/\{rows\}\//.test(path)) continue;
    const entity = entities.find((one) =>
      one.routes.some((route) => route.path === path && route.operation === 'filter'),
    );
    const known = contents.entities.find(({ definition }) => definition.name === entity?.name);
    // Aliases share a method. Their operation ids differ only in a number.
    const method = (post.operationId as string).replace(/\[\d+\]$/, '');
    const fixed = Object.keys(entity?.routes.find((route) => route.path === path)?.where ?? {});
    if (!lists.has(method)) lists.set(method, { path, definition: known?.definition ?? null, fixed });
  }
  return [...lists.values()];
}

function callOf({ path }: PagedList, { page, sort = [0, 0], condition }: Asked): Call {
  const values: Record<string, unknown> = {
    page,
    rows: size,
    savedFilter: 0,
    sortField: sort[0],
    sortOrder: sort[1],
    search: '*',
  };
  return {
    method: 'POST',
    path: `/v1/${path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 0))}`,
    body: JSON.stringify(condition ? { conditions: [condition] } : {}),
  };
}

/** Milliseconds until a page arrives, and how many rows its list has. */
async function timed(url: string, call: Call, token: string): Promise<{ took: number; total: number }> {
  const started = performance.now();
  const { status, text } = await send(url, call, token);
  const took = performance.now() - started;
  if (status !== 200) throw new Error(`${call.path} ${call.body} answered ${status}: ${text.slice(0, 200)}`);
  return { took, total: (JSON.parse(text) as { total: number }).total };
}

/** The time of the first call, and of the calls in the seconds after it. */
async function repeated(ask: () => Promise<{ took: number }>): Promise<{ first: number; times: number[] }> {
  const { took: first } = await ask();
  const often = async (most: number, least: number, milliseconds: number) => {
    const times: number[] = [];
    const started = performance.now();
    while (times.length < most && (times.length < least || performance.now() - started < milliseconds))
      times.push((await ask()).took);
    return times;
  };
  await often(200, 0, 500);
  return { first, times: await often(400, 10, 1500) };
}

/** A condition for a text anywhere in the display, which no index can find. */
function within(definition: EntityDefinition): Asked[] {
  const { display } = definition;
  if (fieldOf(definition, display)!.type !== 'string') return [];
  const condition = { dbField: display, condition: 'contains', dbValue: 'zq' };
  return [{ what: `${display} contains "zq"`, page: 1, condition }];
}

async function rowsOf({ database }: Platform, { table }: EntityDefinition): Promise<number> {
  return Number(await database.value(sql`select count(*) from ${sql.id(table)}`));
}

/** Tries every filter, with its most common value and without it, in every order. */
async function slowestOf(
  { path, definition, fixed }: PagedList,
  engine: string,
  platform: Platform,
  ask: (asked: Asked) => Promise<{ took: number }>,
): Promise<Asked> {
  const known = slowest.get(`${engine} ${path}`);
  if (known) return known;
  const { fields, filterable, sortable, key } = definition!;
  let worst: Asked | null = null;
  let longest = 0;
  for (const filter of [null, ...filterable.filter((name) => name !== key && !fixed.includes(name))]) {
    const dbValue = filter && (await commonest(platform, definition!, fieldOf(definition!, filter)!));
    if (filter && dbValue === null) continue;
    for (const [sort, order, operator] of sortable.flatMap((name) => [
      [name, 1, '='] as const,
      [name, -1, '='] as const,
      ...(filter ? [[name, 1, '<>'] as const] : []),
    ])) {
      const asked: Asked = {
        what: `${filter ? `${filter} ${operator} ${JSON.stringify(dbValue)}, ` : ''}by ${sort}${order < 0 ? ' down' : ''}`,
        page: 1,
        sort: [fields.findIndex(({ name }) => name === sort) + 1, order],
        ...(filter && { condition: { dbField: filter, condition: operator, dbValue } }),
      };
      await ask(asked);
      const times = [(await ask(asked)).took, (await ask(asked)).took];
      if (Math.min(...times) > longest) [longest, worst] = [Math.min(...times), asked];
    }
  }
  slowest.set(`${engine} ${path}`, worst!);
  return worst!;
}

/** The most common value of a field, in wire format; null if no row has one. */
async function commonest(
  { database }: Platform,
  { table }: EntityDefinition,
  field: FieldDefinition,
): Promise<unknown> {
  const column = sql.id(field.column!);
  const value = await database.value(
    sql`select ${column} from ${sql.id(table)} where ${column} is not null group by 1 order by count(*) desc limit 1`,
  );
  if (value === undefined) return null;
  if (field.type === 'boolean') return Boolean(value);
  return field.format === 'date' ? dateToWire(value as string) : value;
}
