import { expect, test } from '@jest/globals';
import { startApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

test('a call that holds the main thread is logged with its name, but not in production', async () => {
  for (const develops of [true, false]) {
    const app = await startApp({ settings: { develops } });
    try {
      const admin = await Client.as(app, 'admin');
      const { records } = app.platform;
      const { page } = records;
      records.page = (...of) => {
        for (const end = performance.now() + 400; performance.now() < end;);
        return page.apply(records, of);
      };
      expect((await admin.get('customers')).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const held = app.log.filter(({ msg }) => msg === 'The main thread was held');
      const calls = held.map((line) => line.calls);
      if (develops) expect(calls).toContainEqual(['GET /v1/customers']);
      else expect(calls).toEqual([]);
    } finally {
      await app.close();
    }
  }
});
