// Loaded first (`node --import`) into the processes a test run starts. Whoever starts one holds a pipe to its standard
// input, which the system closes when that process ends, even by SIGKILL: then this one ends too.
import { fstatSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const end = () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref();
};

const input = fstatSync(0);
// A thread of the process inherits the option, but has no standard input of its own.
if (isMainThread && (input.isFIFO() || input.isSocket()))
  process.stdin.once('end', end).once('error', end).resume().unref();
