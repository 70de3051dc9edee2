// Loaded first (`node --import`) into the processes that a test run starts. The parent holds a pipe to their standard
// input. When the parent ends, even by SIGKILL, the system closes the pipe, and this process ends too.
import { fstatSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const end = () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref();
};

// Threads inherit the option but have no standard input of their own. They must not even ask: a link to a package cannot
// be resolved in Node 20 while the last status read is that of a pipe.
const input = isMainThread && fstatSync(0);
if (input && (input.isFIFO() || input.isSocket())) process.stdin.once('end', end).once('error', end).resume().unref();
