import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from './load.ts';
import { watched } from './main-thread.ts';
import { removePostings, sheetsToPost } from './postings.ts';
import type { Target } from './prepare.ts';
import { startProduct } from './servers.ts';

/** Seconds for which each phase is measured. */
const seconds = 40;

/** People who read pages, search and save, each one call after the other. */
const people = 3;

interface Phase {
  /** Milliseconds of each call, by what it does. */
  readonly times: ReadonlyMap<string, number[]>;
  readonly late: number;
  /** MB. */
  readonly memory: number;
  /** Pieces of heavy work that were done. */
  readonly done: ReadonlyMap<string, number>;
}

/**
 * Measures reading, searching and saving on an idle server, then while six exports, four reports, two PDFs and a posting
 * run all the time.
 */
export async function measureBusy(target: Target): Promise<{ idle: Phase; busy: Phase }> {
  const { more, ask } = watched(target);
  const server = await startProduct(target, more);
  const call = async ({ method = 'GET', path, body }: Call) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const json = async (path: string) => JSON.parse((await call({ path })).toString()) as any;
  try {
    const samples = await json(`/v1/customers?${query({ range: [0, 199], sort: ['customerId', 'ASC'] })}`);
    const regions = [...new Set(samples.flatMap(({ region }: any) => (region ? [region.id] : [])))] as number[];
    // A workbook holds 100,000 rows, which a region may pass.
    const branches = [
      ...new Set(samples.flatMap(({ mbpBranch }: any) => (mbpBranch ? [mbpBranch.id] : []))),
    ] as number[];
    const [quotation] = await json(`/v1/quotations?${query({ range: [0, 0] })}`);
    const reports = (await json('/v1/dbreports')).slice(0, 4).map(({ id }: any) => id);
    const tasks: readonly [string, (i: number) => Promise<unknown>][] = [
      ...['xlsx', 'xlsx', 'ods', 'csv', 'csv', 'csv'].map((format, n): [string, (i: number) => Promise<unknown>] => [
        'export',
        (i) =>
          call({
            path: `/v1/customers/export?format=${format}&${query({ filter: { mbpBranch: branches[(n + i) % branches.length] } })}`,
          }),
      ]),
      ...reports.map((id: number): [string, () => Promise<unknown>] => [
        'report',
        () => call({ path: `/v1/dbreport/${id}/export?format=xlsx&from=Last year&to=Last year` }),
      ]),
      ...[1, 2].map((): [string, () => Promise<unknown>] => [
        'PDF',
        () => call({ path: `/v1/quotationpdf/${quotation.quoteVerId}` }),
      ]),
    ];
    const uses: readonly [string, (i: number) => Call][] = [
      [
        'page of 25',
        (i) => ({
          path: `/v1/customers?${query({ range: [0, 24], sort: ['custName', 'ASC'], filter: { region: regions[i % regions.length] } })}`,
        }),
      ],
      [
        'search',
        (i) => ({
          path: `/v1/customers?${query({ range: [0, 24], filter: { q: samples[i % samples.length].custName.split(' ')[0] } })}`,
        }),
      ],
      [
        'save',
        (i) => ({
          method: 'PUT',
          path: `/v1/customers/${samples[i % samples.length].customerId}`,
          body: JSON.stringify({ phoneNo: `0114 ${2_000_000 + (Date.now() % 1_000_000)}` }),
        }),
      ],
    ];
    const phase = async (heavy: typeof tasks, postings: readonly Call[]): Promise<Phase> => {
      const times = new Map<string, number[]>(uses.map(([what]) => [what, []]));
      const done = new Map<string, number>();
      const end = performance.now() + seconds * 1000;
      const count = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);
      await ask();
      const person = async (start: number) => {
        for (let i = start; performance.now() < end; i++) {
          const [what, make] = uses[i % uses.length]!;
          const began = performance.now();
          await call(make(i));
          times.get(what)!.push(performance.now() - began);
          await wait(5);
        }
      };
      const work = async ([what, run]: (typeof tasks)[number]) => {
        for (let i = 0; performance.now() < end; i++) await run(i).then(() => count(what));
      };
      const post = async () => {
        for (const { done: posted, ...begin } of postings) {
          if (performance.now() > end) return;
          await call(begin);
          while (!(await call({ path: posted!.path })).includes(posted!.says)) await wait(50);
          count('posting');
        }
      };
      await Promise.all([...Array.from({ length: people }, (_, i) => person(i * 7)), ...heavy.map(work), post()]);
      const { late, memory } = await ask();
      return { times, late, memory: memory / 1_048_576, done };
    };
    await phase([], []);
    const idle = await phase([], []);
    const busy = await phase(tasks, await sheetsToPost(server.url, server.token, 40));
    return { idle, busy };
  } finally {
    await server.stop();
    await removePostings(target);
  }
}

export const query = (parts: Record<string, unknown>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/** Prints what others wait for, beside its limit. */
export function reportBusy({ engine, customers }: Target, { idle, busy }: { idle: Phase; busy: Phase }): void {
  console.log(`\n${engine}, ${customers.toLocaleString('en-GB')} customers: p95 idle and busy (ms), limit`);
  for (const [what, times] of busy.times) {
    const [before, now] = [p95(idle.times.get(what)!), p95(times)];
    const limit = Math.max(3 * before, 100);
    console.log(
      `${what.padEnd(12)}${before.toFixed(1).padStart(8)}${now.toFixed(1).padStart(8)}${limit.toFixed(0).padStart(6)}  ${now <= limit ? 'met' : 'NOT MET'}  (${times.length} calls)`,
    );
  }
  console.log(`timers late, p99: ${idle.late.toFixed(1)} idle, ${busy.late.toFixed(1)} busy (50)`);
  console.log(
    `memory: ${idle.memory.toFixed(0)} MB idle, ${(busy.memory - idle.memory).toFixed(0)} MB more busy (250)`,
  );
  console.log(`done: ${[...busy.done].map(([what, count]) => `${count} ${what}s`).join(', ')}`);
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
