import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('500 connections that send no whole request are closed within 30 s, and others are served in the meantime', async () => {
  const { hostname, port } = new URL(app.url);
  let open = 0;
  const ended = Array.from(
    { length: 500 },
    (_, i) =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          open++;
          // Half of them send nothing at all.
          if (i % 2) socket.write('POST /v1/accounts:signInWithPassword HTTP/1.1\r\nHost: branchline\r\n');
        });
        socket.once('error', reject);
        socket.once('close', () => resolve(void open--));
        socket.resume();
      }),
  );
  expect((await new Client(app.url).get('health')).status).toBe(200);
  await Promise.all(ended);
  expect(open).toBe(0);
}, 30_000);
