import { setTimeout as wait } from 'node:timers/promises';
import { query } from './busy.ts';
import { percentiles } from './load.ts';
import type { Target } from './prepare.ts';
import { startProduct } from './servers.ts';

/** Milliseconds between two calls of a person. */
const pause = 5;

/** Seconds for which others are measured before the change. */
const seconds = 20;

/** Times in milliseconds of what others do, by what it is. */
type Times = ReadonlyMap<string, number[]>;

interface Result {
  readonly records: number;
  readonly idle: Times;
  readonly during: Times;
  /** Seconds. */
  readonly checking: number;
  readonly changing: number;
}

/** Measures what others wait for while one person changes all customers of a branch. */
export async function measureBulk(target: Target): Promise<Result> {
  const server = await startProduct(target);
  const call = async (path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const json = async (path: string, body?: object) => (await (await call(path, body)).json()) as any;
  try {
    const samples = await json(`/v1/customers?${query({ range: [0, 199], sort: ['customerId', 'ASC'] })}`);
    const types = (await json('/v1/activeIndustryTypes')) as { id: number }[];
    const filter = { mbpBranch: samples.find(({ mbpBranch }: any) => mbpBranch).mbpBranch.id };
    const page = await call(`/v1/customers?${query({ range: [0, 0], filter })}`);
    const count = Number(page.headers.get('content-range')!.split('/')[1]);
    const uses: readonly [string, (i: number) => string][] = [
      ['page of 25', (i) => `/v1/customers?${query({ range: [i % 40, (i % 40) + 24], sort: ['custName', 'ASC'] })}`],
      [
        'search',
        (i) => `/v1/customers?${query({ range: [0, 24], filter: { q: samples[i % 200].custName.split(' ')[0] } })}`,
      ],
    ];
    const others = async (isOver: () => boolean): Promise<Times> => {
      const times = new Map<string, number[]>(uses.map(([what]) => [what, []]));
      for (let i = 0; !isOver(); i++) {
        const [what, path] = uses[i % uses.length]!;
        const began = performance.now();
        await (await call(path(i))).arrayBuffer();
        times.get(what)!.push(performance.now() - began);
        await wait(pause);
      }
      return times;
    };
    const until = (end: number) => () => performance.now() > end;
    await others(until(performance.now() + 5000));
    const idle = await others(until(performance.now() + seconds * 1000));
    let isOver = false;
    const measured = others(() => isOver);
    const began = performance.now();
    const set = { industryType: types[Math.floor(Math.random() * types.length)]!.id };
    const { id } = await json('/v1/bulkChanges', { kind: 'customer', all: { count, filter }, set });
    const reached = async (status: string) => {
      while ((await json(`/v1/bulkChanges/${id}`)).status !== status) await wait(200);
      return (performance.now() - began) / 1000;
    };
    const checking = await reached('Checked');
    await json(`/v1/bulkChanges/${id}/start`, {});
    const ended = await reached('Changed');
    isOver = true;
    return { records: count, idle, during: await measured, checking, changing: ended - checking };
  } finally {
    await server.stop();
  }
}

/** Prints what others wait for, beside the limit: twice of what they wait otherwise. */
export function reportBulk({ engine, customers }: Target, { records, idle, during, checking, changing }: Result): void {
  const inWords = (count: number) => count.toLocaleString('en-GB');
  console.log(`\n${engine}, ${inWords(customers)} customers, of which ${inWords(records)} are changed`);
  console.log(
    `checked in ${checking.toFixed(0)} s, changed in ${changing.toFixed(0)} s; p95 before and during (ms), limit`,
  );
  for (const [what, times] of during) {
    const [before, now] = [percentiles(idle.get(what)!).p95, percentiles(times).p95];
    console.log(
      `${what.padEnd(12)}${before.toFixed(1).padStart(8)}${now.toFixed(1).padStart(8)}${(2 * before).toFixed(1).padStart(8)}  ${now <= 2 * before ? 'met' : 'NOT MET'}  (${times.length} calls)`,
    );
  }
}
