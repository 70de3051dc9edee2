import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { everyRow } from '../support/data.ts';
import { demoAddress, firstPassword, identity, mailedCode, refresh, signIn, signUp } from '../support/identity.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('passwords are kept as argon2id hashes', async () => {
  const { localId } = await signUp(app);
  const [mine, demo] = await Promise.all([
    app.platform.database.value(sql`select password_hash from account where uid = ${localId}`),
    app.platform.database.value(sql`select password_hash from account where email = ${demoAddress('admin')}`),
  ]);
  expect(mine).toMatch(/^\$argon2id\$/);
  expect(demo).toMatch(/^\$argon2id\$/);
});

test('no password, token or code is in the database or the log', async () => {
  const first = await signIn(app, 'supervisor');
  const second = await refresh(app, first.refreshToken);
  const { email } = await signUp(app);
  await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const code = await mailedCode(app, email);
  const part = (token: string) => token.split('.').at(-1)!;
  const secrets = [first, second].flatMap(({ idToken, refreshToken }) => [part(idToken), part(refreshToken)]);

  const rows = JSON.stringify(await everyRow(app, { except: ['mail_outbox'] }));
  const log = JSON.stringify(app.log);
  expect(rows).toContain(email);
  for (const secret of [...secrets, code, demoPassword, firstPassword]) {
    expect(rows).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
});

test('the published keys verify tokens and cannot sign them', async () => {
  const { body } = await new Client(app.url).get('publicKeys');
  expect(body.keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })]);
  expect(body.keys[0]).not.toHaveProperty('d');
});

// Windows has no file modes.
if (process.platform !== 'win32')
  test('only its owner can read the signing key', () => {
    expect(statSync(join(app.settings.dataDir, 'keys', 'identity.jwk.json')).mode & 0o077).toBe(0);
  });
