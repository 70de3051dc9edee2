import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ProgressLine } from '../../server/commands/progress-line.ts';
import { Random } from '../../server/seed/demo/random.ts';
import { Connection } from '../fuzz/connection.ts';
import { startServer } from '../fuzz/server.ts';
import { openDatabase } from '../support/open.ts';
import { lostWrites, readTexts } from './compare.ts';
import { kinds, Ledger } from './ledger.ts';
import { operate } from './operations.ts';
import { undonePair } from './pairs.ts';
import { brokenRules } from './tables.ts';
import { Walker, type World } from './walker.ts';

/** Milliseconds that people work before the tables are looked at. */
const stretch = 20_000;
/** Calls that are made and undone while nobody else works, after each stretch. */
const pairs = 6;
const demoPassword = 'Branchline-demo-1';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    engine: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed) || !['sqlite', 'postgres'].includes(values.engine)) {
  console.error('usage: npm run walk -- [--minutes 10] [--engine sqlite | postgres] [--seed 1]');
  process.exit(2);
}

const server = await startServer(values.engine as 'sqlite' | 'postgres');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(130)));
const line = new ProgressLine();
const rows = await openDatabase(server);

const calls = createWriteStream(join(dirname(server.log), 'calls.log'));
const world: World = {
  connection: new Connection(server.url, 16),
  ledger: new Ledger(),
  known: Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as World['known'],
  faults: [],
  isKilled: false,
  random: new Random(seed),
  log: (text) => calls.write(`${text}\n`),
};
const violations: string[] = [];
const counts = { kills: 0, comparisons: 0, pairs: 0 };

try {
  const people = await eightPeople();
  const first = await readTexts(rows);
  const end = Date.now() + minutes * 60_000;
  console.log(`Seed ${seed}: eight people for ${minutes} minutes, ${values.engine}`);
  while (Date.now() < end && !violations.length) {
    await meetNewest();
    await work(people, Math.min(stretch, end - Date.now()));
    await compare(first);
    if (violations.length) break;
    for (let i = 0; i < pairs; i++) await tryPair(people[i % people.length]!);
  }
  if (!violations.length) await compare(first);
  line.end();
  const { done, refused, unknown } = world.ledger.counts;
  console.log(`${done + refused + unknown} calls: ${done} done, ${refused} refused, ${unknown} cut off by a kill`);
  console.log(`${counts.kills} kills, ${counts.comparisons} comparisons, ${counts.pairs} calls made and undone alone`);
} finally {
  line.end();
  await rows.close();
  world.connection.close();
  await server.stop();
  calls.end();
}
const all = [...violations, ...world.faults];
for (const violation of all.slice(0, 100)) console.log(violation.slice(0, 2000));
console.log(`${all.length} violations`);
if (all.length) console.log(`All calls are in ${String(calls.path)}`);
process.exitCode = all.length ? 1 : 0;

/** Four of the demo company's users, and four more Admins. */
async function eightPeople(): Promise<Walker[]> {
  const people = ['admin', 'supervisor', 'salesexec', 'internal'].map((name) => ({
    email: `${name}@demo.branchline.example`,
    password: demoPassword,
  }));
  for (let i = 0; i < 4; i++) people.push(await server.makeAdmin(`walker-${i}@people.example`));
  const walkers = people.map((person) => new Walker(world, person));
  for (const walker of walkers) await walker.signIn();
  return walkers;
}

/** Lets people choose from the records that there are. */
async function meetNewest() {
  const texts = await readTexts(rows);
  for (const kind of kinds) world.known[kind].splice(0, Infinity, ...texts[kind].keys());
}

/** Everybody works at once. Every other time, the server is killed in the middle of it and starts again. */
async function work(people: readonly Walker[], milliseconds: number) {
  const over = new AbortController();
  const working = people.map(async (walker) => {
    while (!over.signal.aborted) {
      await operate(walker);
      line.show(`${world.ledger.counts.done} done, ${violations.length + world.faults.length} violations`);
    }
  });
  const kills = counts.comparisons % 2 === 0;
  await setTimeout(milliseconds * (kills ? 0.5 + world.random.next() / 2 : 1));
  over.abort();
  world.isKilled = kills;
  if (kills) {
    counts.kills++;
    await server.restart();
  }
  await Promise.all(working);
  world.isKilled = false;
  world.ledger.settle();
}

async function compare(first: Awaited<ReturnType<typeof readTexts>>) {
  counts.comparisons++;
  line.show('comparing with the tables');
  for (const { what, rows: wrong } of await brokenRules(rows)) violations.push(`${what}: ${JSON.stringify(wrong)}`);
  violations.push(...(await lostWrites(world.ledger, first, rows)));
  await caughtUp();
  const checked = await server.command('check', '--dry').catch(({ stdout, stderr }) => stdout + stderr);
  if (!checked.includes('Everything agrees')) violations.push(checked);
}

/** Waits until records that are found by renamed ones have their new search words. */
async function caughtUp() {
  for (let i = 0; i < 300 && (await rows.all('select id from renamed_record limit 1')).length; i++)
    await setTimeout(100);
}

async function tryPair(walker: Walker) {
  const different = await undonePair(walker, rows);
  if (!different) return;
  counts.pairs++;
  violations.push(...different);
}
