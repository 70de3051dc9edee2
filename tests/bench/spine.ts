import { sql } from '../../server/core/db/sql.ts';
import { latency, send, throughput, type Call, type Measured } from './load.ts';
import { sheetsToPost, postedYear, removePostings } from './postings.ts';
import { open, type Target } from './prepare.ts';
import type { Row } from './report.ts';
import { startBare, startProduct, type Running } from './servers.ts';
import { removeTasks, tasksToComplete } from './statuses.ts';
import { removeTimelines, timelinesToRead } from './timelines.ts';

/** A database with the product and the bare server on it, and the data that the calls ask for. */
interface Subject {
  readonly target: Target;
  readonly product: Running & { readonly token: string };
  readonly bare: Running;
  readonly regions: readonly RegionSize[];
  readonly samples: readonly { readonly word: string; readonly draft: Record<string, unknown> }[];
}

export interface RegionSize {
  readonly id: number;
  readonly count: number;
}

/** One line of the report. */
interface Line {
  readonly what: string;
  calls(subject: Subject): readonly Call[] | Promise<readonly Call[]>;
  /** The same calls for the bare server. */
  bare?(subject: Subject): readonly Call[];
  readonly good?: readonly number[];
  /** How many of the calls warm the server up, if each call can be made only once. */
  readonly warm?: number;
}

const query = (parts: Record<string, unknown>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const nth = <T>(items: readonly T[], i: number): T => items[i % items.length]!;

const page = (region: RegionSize, start: number) =>
  `/v1/customers?${query({ range: [start, start + 24], sort: ['custName', 'ASC'], filter: { region: region.id } })}`;
const barePage = (region: RegionSize, start: number) => `/page?region=${region.id}&offset=${start}`;
/** Offset of the middle page of a region. */
const middle = ({ count }: RegionSize) => Math.floor(count / 50) * 25;
const search = (q: string) => `/v1/customers?${query({ range: [0, 24], sort: ['custName', 'ASC'], filter: { q } })}`;
const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body: JSON.stringify(body) });

const lines: readonly Line[] = [
  {
    what: 'page 1, filter, sort, total',
    calls: ({ regions }) => times(1000, (i) => ({ path: page(nth(regions, i), 0) })),
    bare: ({ regions }) => times(1000, (i) => ({ path: barePage(nth(regions, i), 0) })),
  },
  {
    what: 'deep page, filter, sort, total',
    calls: ({ regions }) => times(200, (i) => ({ path: page(nth(regions, i), middle(nth(regions, i))) })),
    bare: ({ regions }) => times(200, (i) => ({ path: barePage(nth(regions, i), middle(nth(regions, i))) })),
  },
  {
    what: 'search, one word',
    calls: ({ samples }) => times(400, (i) => ({ path: search(nth(samples, i).word) })),
  },
  {
    what: 'search, name and post code',
    calls: ({ samples }) =>
      times(400, (i) => ({ path: search(`${nth(samples, i).word} ${nth(samples, i).draft.postCode}`) })),
  },
  {
    what: 'duplicate check',
    calls: ({ samples }) => times(400, (i) => post('/v1/checkDupCustomers', nth(samples, i).draft)),
    good: [200, 409],
  },
  {
    what: 'search of the selection dialog',
    calls: ({ samples }) => times(400, (i) => post('/v1/searchCustomers/1', { searchText: nth(samples, i).word })),
  },
  {
    what: 'timeline with 10,000 entries',
    calls: ({ target }) => timelinesToRead(target, 400),
  },
  {
    what: 'status of an activity',
    calls: ({ product: { url, token }, target }) => tasksToComplete(url, token, 1400, target.customers),
    warm: 1000,
  },
  {
    what: 'post 500 rows of 12 figures',
    calls: ({ product: { url, token } }) => sheetsToPost(url, token, 14),
    bare: () => times(10, () => ({ path: `/post?year=${postedYear}` })),
    warm: 4,
  },
  {
    what: 'create',
    calls: ({ samples }) => {
      const stamp = Date.now();
      return times(5400, (i) => {
        const { draft } = nth(samples, i);
        const custName = `BENCH ${stamp + i} ${draft.custName}`.slice(0, 100);
        return post('/v1/customerconf', { ...draft, custName, customerType: 1, phoneNo: `0114 ${2_000_000 + i}` });
      });
    },
    bare: () => times(400, () => ({ path: '/create' })),
    warm: 5000,
  },
];

/** Measures each line at every size before the next line, so that figures to be compared are measured seconds apart. */
export async function measureSpine(targets: readonly Target[]): Promise<Row[]> {
  const subjects: Subject[] = [];
  const rows: Row[] = [];
  try {
    for (const target of targets) subjects.push(await begin(target));
    for (const line of lines) for (const subject of subjects) rows.push(await measure(line, subject));
  } finally {
    for (const { product, bare } of subjects) await Promise.all([product.stop(), bare.stop()]);
  }
  for (const target of targets) {
    await removeCreated(target);
    await removeTasks(target);
    await removeTimelines(target);
    await removePostings(target);
  }
  return rows;
}

async function begin(target: Target): Promise<Subject> {
  const regions = await regionSizes(target);
  const product = await startProduct(target);
  const bare = await startBare(target);
  return { target, product, bare, regions, samples: await sampled(product, target.customers) };
}

async function measure({ what, calls, bare, good, warm = 0 }: Line, subject: Subject): Promise<Row> {
  const { target, product } = subject;
  const all = await calls(subject);
  const once = warm > 0 || good !== undefined;
  const measured = { good, warm: warm ? all.slice(0, warm) : undefined };
  const own = await figures(product.url, all.slice(warm), product.token, once, measured);
  const other = bare ? await figures(subject.bare.url, bare(subject), null, once) : null;
  console.log(
    `  ${what}, ${target.customers.toLocaleString('en-GB')}: ${told(own)}${other ? `; bare ${told(other)}` : ''}`,
  );
  const ofBare = other && {
    perSecond: own.perSecond && other.perSecond ? own.perSecond / other.perSecond : null,
    p50: own.p50 / other.p50,
    p95: own.p95 / other.p95,
  };
  return { engine: target.engine, customers: target.customers, what, ...own, ofBare };
}

type Figures = Pick<Row, 'p50' | 'p95' | 'perSecond'>;

/** @param once whether each call can be made only once or may be refused: a throughput would mean nothing. */
async function figures(
  url: string,
  calls: readonly Call[],
  token: string | null,
  once: boolean,
  measured: Measured = {},
): Promise<Figures> {
  const { p50, p95 } = await latency(url, calls, token, measured);
  return { p50, p95, perSecond: once ? null : await throughput(url, calls.slice(0, 100), token) };
}

const told = ({ p50, p95, perSecond }: Figures) =>
  `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms${perSecond === null ? '' : `, ${perSecond.toFixed(0)} a second`}`;

/** Regions with at least one page of customers. */
export async function regionSizes(target: Target): Promise<RegionSize[]> {
  const platform = await open(target);
  const definition = platform.registry.definition('customer');
  const sizes: RegionSize[] = [];
  for (const { id } of await platform.records.find(platform.registry.definition('region'), {}))
    sizes.push({
      id: id as number,
      count: await platform.records.count(definition, [{ field: 'region', operator: '=', value: id }]),
    });
  await platform.close();
  return sizes.filter(({ count }) => count >= 25);
}

/** Customers from ten places in the table, shuffled, to be searched for and typed again. */
async function sampled({ url, token }: Subject['product'], customers: number): Promise<Subject['samples']> {
  const found: Record<string, any>[][] = [];
  for (const start of times(10, (i) => Math.floor((i * customers) / 10))) {
    const path = `/v1/customers?${query({ range: [start, start + 99], sort: ['postCode', 'ASC'] })}`;
    found.push(JSON.parse((await send(url, { path }, token)).text));
  }
  const mixed = times(1000, (i) => nth(found, i)[Math.floor(i / found.length)]!);
  return mixed.map(({ custName, address1, address2, address3, cityTown, postCode }) => ({
    word: (custName as string).split(' ').find((word) => /^[A-Z]{4,}/.test(word)) ?? custName,
    draft: { custName, address1, address2, address3, cityTown: cityTown.id, postCode },
  }));
}

/** Removes what this run created, so that the next run finds the same database. */
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
