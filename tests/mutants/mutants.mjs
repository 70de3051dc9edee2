// npm run mutants: changes the server a little, many times, and lists the changes that no test notices.
import { fork } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compileText } from '../../generators/build/compile.mjs';
import { mutantsOf, withSwitches } from './mutate.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '25' },
    tests: { type: 'string', default: '' },
  },
});
const [seed, most, minutes] = ['seed', 'most', 'minutes'].map((name) => Number(values[name]));
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist/mutants');

/** What is changed: access and its guards, the steps of a save, and the conditions of a query. */
const changed = [
  'server/http/access/access.guard.ts',
  'server/services/access',
  'server/services/save',
  'server/core/records/conditions.ts',
];
/** Tests of them, which run on SQLite. */
const tests = [
  'core/access-levels',
  'core/access-roles',
  'core/access-status',
  'core/both-sides',
  'core/derived',
  'core/lists',
  'core/own-branch-quotations',
  'core/own-branch-reading',
  'core/own-branch-writing',
  'core/product-writes',
  'core/references',
  'core/roll-ups',
  'core/saves',
  'core/second-factor',
  'core/sequences',
  'core/settled',
  'core/tallies',
  'core/trash',
  'core/unowned',
  'features/attachment/attachments',
  'features/customer/merges',
  'features/enquiry/enquiries',
  'features/quotation/versions',
  'features/role/giving',
  'features/role/holders',
  'features/role/views',
  'features/user/users-names',
  'features/user/users-own',
  'features/user-view-filter/saved-filters',
]
  .filter((name) => values.tests.split(',').some((part) => name.includes(part)))
  .map((name) => `tests/${name}.api.test.ts`);

/** Mulberry32: the same numbers for the same seed. */
function randomOf(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(list) {
  const random = randomOf(seed);
  return list
    .map((one) => [random(), one])
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
}

const sources = changed.flatMap((path) =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join(root, path))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${path}/${name}`),
);
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const all = sources.flatMap((file) => mutantsOf(file, textOf(file)));
const mutants = shuffled(all)
  .slice(0, most)
  .map((mutant, id) => ({ ...mutant, id }));

async function buildChanged() {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'dist/server'), folder, { recursive: true });
  for (const file of sources) {
    const text = withSwitches(
      file,
      textOf(file),
      mutants.filter((one) => one.file === file),
    );
    writeFileSync(
      join(folder, file.replace(/^server\//, '').replace(/\.ts$/, '.js')),
      await compileText(text, join(root, file)),
    );
  }
}

/** A process that runs test files. `ask` resolves to null if it takes too long or the process ends. */
async function startWorker() {
  const child = fork(join(root, 'tests/mutants/worker.mjs'), {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    cwd: root,
    execArgv: ['--experimental-vm-modules', '--no-warnings'],
    env: { ...process.env, SERVER_FOLDER: 'dist/mutants' },
  });
  const next = (milliseconds) =>
    new Promise((resolve) => {
      const done = (value) => {
        clearTimeout(timer);
        child.off('message', done).off('exit', ended);
        resolve(value);
      };
      const ended = () => done(null);
      const timer = setTimeout(() => done(null), milliseconds);
      child.on('message', done).on('exit', ended);
    });
  if ((await next(600_000)) !== 'ready') throw new Error('The tests could not be prepared.');
  return {
    ask: (question, milliseconds) => {
      child.send(question);
      return next(milliseconds);
    },
    stop: () => child.kill('SIGKILL'),
  };
}

const describe = ({ file, line, kind, from, to }) => {
  const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${file}:${line} ${kind}: ${short(from)} → ${to === '' ? 'nothing' : short(to)}`;
};
const report = [];
const say = (line) => {
  console.log(line);
  report.push(line);
  writeFileSync(join(root, 'dist/mutants.txt'), `${report.join('\n')}\n`);
};

const until = Date.now() + minutes * 60_000;
await buildChanged();
let worker = await startWorker();
say(`${all.length} possible mutants in ${sources.length} files; seed ${seed}, ${mutants.length} chosen.`);

/** Test files with the mutants they reach, and how long they take. */
const known = [];
for (const file of tests) {
  const result = await worker.ask({ file }, 600_000);
  if (!result?.passed) say(`Left out, because it fails without a mutant: ${file} (${result?.failed ?? 'no answer'})`);
  else known.push({ file, hits: new Set(result.hits), milliseconds: result.milliseconds, kills: 0 });
  if (!result) worker = (worker.stop(), await startWorker());
}
const counts = { killed: 0, late: 0, unreached: [], survived: [] };
let sinceStart = 0;
for (const mutant of mutants) {
  if (Date.now() > until) break;
  const reaching = known.filter(({ hits }) => hits.has(mutant.id));
  if (!reaching.length) {
    counts.unreached.push(mutant);
    continue;
  }
  if (sinceStart++ === 40) [worker, sinceStart] = (worker.stop(), [await startWorker(), 0]);
  // Quick files first, and those that have noticed many.
  const order = reaching.toSorted((a, b) => a.milliseconds / (a.kills + 1) - b.milliseconds / (b.kills + 1));
  let found = null;
  for (const test of order) {
    const result = await worker.ask({ mutant: mutant.id, file: test.file }, 60_000 + 6 * test.milliseconds);
    if (result?.passed) continue;
    found = test;
    test.kills++;
    if (!result) {
      counts.late++;
      worker = (worker.stop(), await startWorker());
    }
    break;
  }
  if (found) {
    counts.killed++;
    console.log(`killed ${describe(mutant)} by ${found.file}`);
  } else {
    counts.survived.push(mutant);
    say(`SURVIVED ${describe(mutant)} (${order.length} files)`);
  }
}
worker.stop();
for (const mutant of counts.unreached) say(`NOT REACHED ${describe(mutant)}`);
const ran = counts.killed + counts.survived.length;
say(
  `${ran} ran: ${counts.killed} killed (${counts.late} by time), ${counts.survived.length} survived. ` +
    `${counts.unreached.length} are reached by none of the ${known.length} files; ${mutants.length - ran - counts.unreached.length} did not fit into ${minutes} minutes.`,
);
process.exit(0);
