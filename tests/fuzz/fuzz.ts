import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ProgressLine } from '../../server/commands/progress-line.ts';
import { succeeded, summaryLines } from './report.ts';
import { fuzz, type Summary } from './run.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    engine: { type: 'string', default: 'sqlite' },
    connections: { type: 'string', default: '8' },
  },
});
const number = (name: 'requests' | 'seed' | 'connections'): number => {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`--${name} must be a whole number above 0.`);
  process.exit(2);
};
const [requests, seed, connections] = [number('requests'), number('seed'), number('connections')];
if (values.engine !== 'sqlite' && values.engine !== 'postgres') {
  console.error('--engine must be sqlite or postgres.');
  process.exit(2);
}

const stops: (() => Promise<void>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all(stops.map((stop) => stop())).finally(() => process.exit(130)));

console.log(`Seed ${seed}, ${requests} requests, ${values.engine}, ${connections} connections`);
const server = await startServer(values.engine);
stops.push(() => server.stop());
const started = Date.now();
const memory = { first: 0, most: 0, last: 0 };
const line = new ProgressLine();

try {
  const summary = await fuzz(server, { requests, seed, connections, onProgress: progress });
  measure();
  line.end();
  for (const text of summaryLines(summary)) console.log(text);
  const seconds = (Date.now() - started) / 1000;
  console.log(
    `${seconds.toFixed(0)} s, ${(requests / seconds).toFixed(0)} a second; server's memory ${memory.first} MB at first, ${memory.most} MB at most, ${memory.last} MB at the end`,
  );
  process.exitCode = succeeded(summary) ? 0 : 1;
} finally {
  await server.stop();
}
if (process.exitCode) console.log(`The server's errors are in ${server.log}`);

function progress({ sent, faulty }: Summary) {
  measure();
  const rate = sent / ((Date.now() - started) / 1000);
  line.show(`${sent} of ${requests}, ${rate.toFixed(0)} a second, ${faulty} faulty, server ${memory.last} MB`);
}

/** Resident memory of the server in MB; 0 if the system does not report it. */
function measure() {
  try {
    const resident = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
    memory.last = Math.round(Number(resident) / 1024);
  } catch {
    return;
  }
  memory.first ||= memory.last;
  memory.most = Math.max(memory.most, memory.last);
}
