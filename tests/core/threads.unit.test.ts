import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Threads } from '../../server/core/threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'branchline-threads-'));
const open: Threads<number, number>[] = [];

const file = (name: string) => join(folder, `${name}.mjs`);

/** One thread for the file with this name, which gets this code. */
function thread(name: string, code?: string, limits?: { seconds: number; memory: number }): Threads<number, number> {
  if (code) writeFileSync(file(name), code);
  const threads = new Threads<number, number>(pathToFileURL(file(name)), { most: 1, idle: 60_000, ...limits });
  open.push(threads);
  return threads;
}

const outcomes = async (runs: Promise<number>[]) =>
  (await Promise.allSettled(runs)).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error).message,
  );

afterAll(async () => {
  await Promise.all(open.map((threads) => threads.close()));
  rmSync(folder, { recursive: true, force: true });
});

test('tasks run one after the other, and one that fails does not harm the next', async () => {
  const threads = thread(
    'double',
    `export default (n) => { if (n === 2) throw new RangeError('two'); return 2 * n; };`,
  );
  expect(await outcomes([1, 2, 3].map((n) => threads.run(n)))).toEqual([2, 'two', 6]);
});

test('if a thread cannot start, all tasks are refused with its error, and the next try can succeed', async () => {
  const threads = thread('late');
  const missing = expect.stringContaining('late.mjs');
  expect(await outcomes([threads.run(1), threads.run(2)])).toEqual([missing, missing]);
  writeFileSync(file('late'), 'export default (n) => n;');
  expect(await threads.run(3)).toBe(3);
});

test('if a thread ends, its task is refused, and those that wait for it get a new thread', async () => {
  const threads = thread(
    'dying',
    `export default (n) => n > 0 ? n : new Promise(() => setTimeout(() => { throw new Error('ended'); }));`,
  );
  expect(await outcomes([threads.run(0), threads.run(1), threads.run(2)])).toEqual(['ended', 1, 2]);
});

test('a thread that takes too long or too much memory ends, and the tasks that wait for it get a new one', async () => {
  const code = `export default async (n) => {
    if (n === 1) for (;;);
    const all = [];
    if (n === 2) for (;;) all.push(new Array(1_000_000).fill({}));
    return n;
  };`;
  const threads = thread('hungry', code, { seconds: 3, memory: 64 * 1_048_576 });
  const [late, large, next] = await Promise.allSettled([1, 2, 3].map((n) => threads.run(n)));
  expect(late).toMatchObject({ reason: { name: 'LimitPassed', limit: 'seconds', most: 3 } });
  expect(large).toMatchObject({ reason: { name: 'LimitPassed', limit: 'memory', most: 67_108_864 } });
  expect(next).toMatchObject({ value: 3 });
});

test('a signal ends a task with its thread, or keeps it from starting', async () => {
  const threads = thread('endless', `export default (n) => { if (n) return n; for (;;); };`);
  const stop = new AbortController();
  const runs = [threads.run(0, { signal: stop.signal }), threads.run(1, { signal: stop.signal }), threads.run(2)];
  setTimeout(() => stop.abort(), 300);
  const [running, waiting, other] = await Promise.allSettled(runs);
  for (const one of [running, waiting]) expect(one).toMatchObject({ reason: { name: 'AbortError' } });
  expect(other).toMatchObject({ value: 2 });
});
