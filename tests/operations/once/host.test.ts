import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { copyDatabase, emptyDatabase, type TestDatabase } from '../../support/database.ts';
import { built, Process, run, serve, settingsOf } from '../../support/process.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

/** Another address of this machine, on which a server on 127.0.0.1 does not listen. On Linux all of 127.* is local. */
const another = process.platform === 'linux' ? '127.0.0.2' : '[::1]';

/** Whether a server answers at 127.0.0.1, at localhost and at another address of this machine. */
async function reached(environment: Record<string, string>) {
  const { process: server, url } = await serve({ ...settingsOf(database), ...environment });
  const { port } = new URL(url);
  const answers = await Promise.all(
    ['127.0.0.1', 'localhost', another].map((host) =>
      fetch(`http://${host}:${port}/v1/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return { answers, out: server.out };
}

describe('The server listens [AMB-108]', () => {
  test('on the loopback address only if there are demo users, even if DEMO is off later', async () => {
    const told =
      'Only this machine can reach the server, because it has demo users. Set HOST=0.0.0.0 to open it to others.';
    const demo = await reached({});
    expect(demo.answers).toEqual([true, true, false]);
    expect(demo.out).toContain(told);
    const later = await reached({ NODE_ENV: 'production' });
    expect(later.answers).toEqual([true, true, false]);
    expect(later.out).toContain(told);
    expect(later.out).not.toContain('Demo users');
  });

  test('on the address in HOST, even with demo users', async () => {
    const { answers, out } = await reached({ HOST: '0.0.0.0' });
    expect(answers).toEqual([true, true, true]);
    expect(out).not.toContain('Only this machine');
    expect((await reached({ HOST: '127.0.0.1', DEMO: 'off' })).answers).toEqual([true, true, false]);
  });

  test('on all addresses if there are no demo users', async () => {
    await database.drop();
    database = await emptyDatabase();
    expect(await run('admin-create', ['first@company.example', '--new'], settingsOf(database))).toMatchObject({
      code: 0,
    });
    const { answers, out } = await reached({});
    expect(answers).toEqual([true, true, true]);
    expect(out).not.toContain('Only this machine');
  });
});

test.each(['192.0.2.1', 'nowhere.invalid'])(
  'HOST %s, which is not an address of this machine, is refused in one line',
  async (host) => {
    const server = new Process(built('bundle/main.js'), {
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...settingsOf(database),
      HOST: host,
    });
    expect(await server.ended).toBe(1);
    expect(server.err).toMatch(/^HOST \S+ is not an address of this machine: E[A-Z]+\.\n$/);
    expect(server.err).toContain(host);
  },
);
