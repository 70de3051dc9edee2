// Loaded into a measured server: answers, over a socket, how long its main thread has worked since the last question.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// The server's threads load it too.
if (isMainThread) {
  const path = process.env.MAIN_THREAD_SOCKET;
  let last = performance.eventLoopUtilization();
  rmSync(path, { force: true });
  createServer((_, response) => {
    const { active } = performance.eventLoopUtilization(last);
    response.end(String(active), () => (last = performance.eventLoopUtilization()));
  })
    .listen(path)
    .unref();
}
