// Loaded into a measured server: answers, over a socket, what it has done since the last question.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// The server's threads load it too.
if (isMainThread) {
  const path = process.env.MAIN_THREAD_SOCKET;
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let last = performance.eventLoopUtilization();
  let memory = 0;
  setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 200).unref();
  rmSync(path, { force: true });
  createServer((_, response) => {
    const { active } = performance.eventLoopUtilization(last);
    // A timer that is on time counts as one resolution.
    const late = Math.max(0, delay.percentile(99) / 1e6 - resolution);
    response.end(JSON.stringify({ active, late, memory: memory || process.memoryUsage.rss() }), () => {
      last = performance.eventLoopUtilization();
      delay.reset();
      memory = 0;
    });
  })
    .listen(path)
    .unref();
}
