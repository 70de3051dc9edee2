import { afterEach, expect, test } from '@jest/globals';
import { json } from '../../admin-ui/core/data/transport.ts';

const realFetch = fetch;
/** What has happened, in order. */
let order: string[];

const send = (method: string, url: string) =>
  json({ url, method, headers: {}, body: undefined, signal: new AbortController().signal });

function record(scheduler?: Pick<Scheduler, 'postTask'>): void {
  order = [];
  Object.assign(globalThis, { scheduler, fetch: async (url: string) => (order.push(url), new Response('{}')) });
}

afterEach(() => void Object.assign(globalThis, { fetch: realFetch, scheduler: undefined }));

test('reads that start together are sent in steps of their own; a save is sent in the step that makes it', async () => {
  record({
    postTask: (run) =>
      new Promise((resolve) =>
        setImmediate(() => {
          order.push('step');
          resolve(run());
        }),
      ),
  });
  await Promise.all([send('GET', '/v1/a'), send('GET', '/v1/b'), send('PUT', '/v1/c')]);
  expect(order).toEqual(['/v1/c', 'step', '/v1/a', 'step', '/v1/b']);
});

test('in a browser without a scheduler, reads are sent as well', async () => {
  record();
  await Promise.all([send('GET', '/v1/a'), send('GET', '/v1/b')]);
  expect(order).toEqual(['/v1/a', '/v1/b']);
});
