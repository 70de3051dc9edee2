// Loaded first (`node --import`) into the processes that a test run starts. The parent holds a pipe to their standard
// input. When the parent ends, even by SIGKILL, the system closes the pipe, and this process ends too.
import { fstatSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const end = () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref();
};

const input = fstatSync(0);
// Threads inherit the option but have no standard input of their own.
if (isMainThread && (input.isFIFO() || input.isSocket()))
  process.stdin.once('end', end).once('error', end).resume().unref();
