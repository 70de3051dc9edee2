import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../server/core/db/sql.ts';
import { engine, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { day, minute, second, TestClock } from '../support/clock.ts';
import { copyDatabase } from '../support/database.ts';
import { demoAddress, identity } from '../support/identity.ts';
import { deliver as deliverBy } from '../support/mail.ts';
import { serve, settingsOf } from '../support/process.ts';
import { smtpServer } from '../support/smtp.ts';

let app: TestApp;
let clock: TestClock;
let smtp: Awaited<ReturnType<typeof smtpServer>>;

beforeEach(async () => {
  clock = new TestClock();
  smtp = await smtpServer();
  app = await startApp({ clock, settings: { smtpUrl: smtp.url } });
});
afterEach(async () => {
  await app.close();
  await smtp.close();
});

const deliver = (from = app) => deliverBy(from);
const add = (count: number) =>
  app.platform.database.write(async () => {
    for (let i = 1; i <= count; i++)
      await app.platform.outbox.add({ to: `p${i}@people.example`, subject: `Number ${i}`, text: `Hello ${i}\n.\nBye` });
  });
const waiting = () =>
  app.platform.database.rows(
    sql`select recipient, attempts, reason from mail_outbox m join background_work w on w.id = m.work_id
      where state <> 'Failed' order by m.id`,
  );

describe('Mail', () => {
  test('without a mail server is a file in the data folder', async () => {
    const plain = await startApp({ database: app, clock });
    await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: demoAddress('internal') });
    expect(await deliver(plain)).toBe(1);
    await plain.close();
    const folder = join(app.settings.dataDir, 'mail');
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^[\dT.Z-]+-[0-9a-f]{8}-until-[\dT.Z-]+\.eml$/)]);
    const text = readFileSync(join(folder, files[0]!), 'utf8');
    expect(text).toContain(`To: ${demoAddress('internal')}`);
    expect(text).toMatch(/\/login\?mode=3DresetPassword&oobCode=3D|\/login\?mode=resetPassword&oobCode=/);
    expect(await waiting()).toEqual([]);
  });

  test('with a mail server is sent to it, once, from and to the right address', async () => {
    await add(3);
    expect(await deliver()).toBe(3);
    expect(await deliver()).toBe(0);
    expect(smtp.received.map(({ to }) => to).toSorted()).toEqual([
      'p1@people.example',
      'p2@people.example',
      'p3@people.example',
    ]);
    const [first] = smtp.received.filter(({ to }) => to.startsWith('p1@'));
    expect(first!.from).toBe('no-reply@branchline.example');
    expect(first!.data).toMatch(/^Subject: Number 1$/m);
    expect(first!.data).toContain('\nHello 1\n.\nBye');
    expect(existsSync(join(app.settings.dataDir, 'mail'))).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  test('comes from MAIL_FROM; only what the product sends by itself says so', async () => {
    const mailFrom = 'Zoë & Co <crm@able.example>';
    const other = await startApp({ database: app, clock, settings: { smtpUrl: smtp.url, mailFrom } });
    const { database, outbox } = other.platform;
    const to = 'p@people.example';
    await database.write(async () => {
      await outbox.add({ to, subject: 'Report', text: '' });
      await outbox.add({ to, subject: 'Offer', text: '', sentFor: { entity: 'quotationDocument', id: 1 } });
    });
    expect(await deliver(other)).toBe(2);
    const headers = smtp.received.map(({ from, data }) => [
      from,
      /^Subject: (.*)$/m.exec(data)![1],
      /^From: (.*)$/m.exec(data)![1],
      /^Auto-Submitted: (.*)$/m.exec(data)?.[1],
    ]);
    expect(headers.toSorted()).toEqual([
      ['crm@able.example', 'Offer', '=?UTF-8?Q?Zo=C3=AB_=26_Co?= <crm@able.example>', undefined],
      ['crm@able.example', 'Report', '=?UTF-8?Q?Zo=C3=AB_=26_Co?= <crm@able.example>', 'auto-generated'],
    ]);
    await other.close();
  });

  test.each([
    ['a refresh token', 'a-refresh-token', 'refresh_token'],
    ['the client', null, 'client_credentials'],
  ])('is sent with a token that the mail server accepts, got for %s', async (_, refreshToken, grant) => {
    const asked: URLSearchParams[] = [];
    let isRefused = false;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      asked.push(new URLSearchParams(body));
      response.statusCode = isRefused ? 401 : 200;
      const answer = isRefused
        ? { error: 'invalid_client', error_description: 'The secret has expired' }
        : { access_token: 'an-access-token', expires_in: 3600 };
      response.end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const signedIn: string[] = [];
    smtp.answer = (command, line) => {
      if (command === 'EHLO') return '250-test\r\n250 AUTH XOAUTH2';
      if (command !== 'AUTH') return undefined;
      signedIn.push(Buffer.from(line.split(' ')[2]!, 'base64').toString());
      return '235 welcome';
    };
    const mailOAuth = {
      tokenUrl: `http://127.0.0.1:${port}/token`,
      clientId: 'an-app',
      clientSecret: 'a-secret',
      refreshToken,
      scope: 'mail',
    };
    const smtpUrl = smtp.url.replace('smtp://', 'smtp://crm%40able.example@');
    const other = await startApp({ database: app, clock, settings: { smtpUrl, mailOAuth } });
    const ask = async () => (await Client.as(other, 'admin')).post('testMail', {});
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect(smtp.received).toHaveLength(2);
    expect(signedIn[0]).toBe('user=crm@able.example\u0001auth=Bearer an-access-token\u0001\u0001');
    const given = { client_id: 'an-app', client_secret: 'a-secret', scope: 'mail', grant_type: grant };
    expect(Object.fromEntries(asked[0]!)).toEqual({ ...given, ...(refreshToken && { refresh_token: refreshToken }) });

    isRefused = true;
    const late = await startApp({ database: app, clock, settings: { smtpUrl, mailOAuth } });
    expect((await (await Client.as(late, 'admin')).post('testMail', {})).body.message).toBe(
      `The token server 127.0.0.1:${port} gives no token: invalid_client: The secret has expired. Check MAIL_CLIENT_ID, MAIL_CLIENT_SECRET and ${refreshToken ? 'MAIL_REFRESH_TOKEN' : 'MAIL_SCOPE'}.`,
    );
    expect(JSON.stringify([other.log, late.log])).not.toMatch(/an-access-token|a-secret|a-refresh-token/);
    await late.close();
    await other.close();
    server.close();
  });

  test('of a rolled-back transaction is never sent', async () => {
    const refused = app.platform.database.write(async () => {
      await app.platform.outbox.add({ to: 'never@people.example', subject: 'Never', text: '' });
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await deliver()).toBe(0);
    expect(smtp.received).toEqual([]);
  });

  test.each([
    ['refuses it', '.', '451 not now', /not now/],
    ['refuses the address', 'RCPT', '550 nobody here', /nobody here/],
    ['goes away', 'EHLO', '421 closing', /closing/],
  ])(
    'that a server %s is tried again at growing intervals, and does not hold up others',
    async (_, command, answer, error) => {
      await add(2);
      let refusals = 1;
      smtp.answer = (one) => (one === command && refusals-- > 0 ? answer : undefined);
      // The other mail is sent at once.
      expect(await deliver()).toBe(1);
      expect(await waiting()).toEqual([[expect.any(String), 1, expect.stringMatching(error)]]);
      expect(await deliver()).toBe(0);
      clock.forward(minute);
      refusals = 1;
      expect(await deliver()).toBe(0);
      // The server accepts mail again, but the next attempt is due two minutes after the second refusal.
      clock.forward(minute);
      expect(await deliver()).toBe(0);
      clock.forward(minute);
      expect(await deliver()).toBe(1);
      expect(smtp.received).toHaveLength(2);
      expect(await waiting()).toEqual([]);
    },
  );

  test('that the server refuses for seven days is given up, which the log says without its address', async () => {
    await add(1);
    smtp.answer = (one) => (one === 'RCPT' ? '550 nobody here' : undefined);
    const start = clock.now().getTime();
    let days = 0;
    while ((await waiting()).length) {
      days = (clock.now().getTime() - start) / day;
      expect(days).toBeLessThan(8);
      expect(await deliver()).toBe(0);
      clock.forward(15 * minute);
    }
    expect(days).toBeGreaterThan(6.9);
    const line = app.log.find(({ msg }) => msg.startsWith('A mail was given up'));
    expect(line).toMatchObject({ level: 40, mail: expect.any(Number) });
    expect(JSON.stringify(app.log)).not.toContain('people.example');
  });

  test('that is refused is in the log once, with the reason, and in the health after an hour', async () => {
    smtp.answer = (one) => (one === 'RCPT' ? '550 5.7.1 relaying for nobody@elsewhere.example denied' : undefined);
    await add(3);
    expect(await deliver()).toBe(0);
    const lines = app.log.filter(({ msg }) => msg === 'Work failed and is tried again');
    const server = smtp.url.slice('smtp://'.length);
    expect(lines.map(({ level, kind, err }) => [level, kind, err.message])).toEqual([
      [40, 'mail', `The mail server ${server} refuses the sender or the recipient: 550 5.7.1 relaying for …@… denied`],
    ]);
    expect(await app.platform.outbox.warnings()).toEqual([]);
    clock.forward(61 * minute);
    const warning =
      '3 e-mails have been waiting for more than an hour. The log and the page "Background work" say why.';
    expect((await new Client(app.url).get('health')).body).toMatchObject({ status: 'ok', warnings: [warning] });
  });

  test('that waits because the clock was wrong is sent once the clock is right', async () => {
    await add(1);
    smtp.answer = (one) => (one === 'RCPT' ? '450 later' : undefined);
    clock.forward(400 * day);
    expect(await deliver()).toBe(0);
    clock.forward(-400 * day);
    smtp.answer = undefined;
    expect(await deliver()).toBe(0);
    await app.platform.background.takeOver();
    expect(await deliver()).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('whose link has expired is not sent', async () => {
    await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: demoAddress('internal') });
    clock.forward(8 * day);
    expect(await deliver()).toBe(0);
    expect([smtp.received, await waiting()]).toEqual([[], []]);
  });

  test('claimed by a process that died is sent by another, but not too early', async () => {
    await add(1);
    const other = await startApp({ database: app, clock, settings: { smtpUrl: smtp.url } });
    const { outbox, background } = app.platform;
    // The process stands still after claiming the mail and before recording the result.
    let goOn: () => void;
    const still = new Promise<void>((stands) => {
      outbox.send = () => {
        stands();
        return new Promise((resolve) => (goOn = resolve));
      };
    });
    const worked = background.workOff();
    await still;
    // It still gives signs of life.
    clock.forward(5 * second);
    await other.platform.background.takeOver();
    expect(await deliver(other)).toBe(0);
    clock.forward(minute);
    await other.platform.background.takeOver();
    expect(await deliver(other)).toBe(1);
    goOn!();
    await worked;
    expect(smtp.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    await other.close();
  });

  test('that was sent but could not be marked as sent is not sent again', async () => {
    await add(1);
    const { database, background } = app.platform;
    const write = database.write.bind(database);
    const sent = await deliverBy(app, () => {
      let refusals = 2;
      database.write = (work) => (refusals-- > 0 ? Promise.reject(new Error('database is locked')) : write(work));
    });
    database.write = write;
    expect(sent).toBe(1);
    expect(await waiting()).toHaveLength(1);
    clock.forward(10 * minute);
    await background.takeOver();
    expect(await deliver()).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  test('that an earlier version has left is sent after the start', async () => {
    await add(2);
    const { database, outbox } = app.platform;
    await database.write(async () => {
      await database.rows(sql`delete from background_task`);
      await database.rows(sql`update mail_outbox set work_id = ${null}`);
    });
    expect(await deliver()).toBe(0);
    await outbox.adopt();
    await outbox.adopt();
    expect(await deliver()).toBe(2);
  });

  test('that is left when the product stops is sent at the next start', async () => {
    const other = await startApp({ database: app, clock, settings: { smtpUrl: smtp.url } });
    await add(3);
    let closed: Promise<void> | undefined;
    const sent = await deliverBy(other, () => {
      closed ??= other.platform.background.beforeApplicationShutdown();
    });
    await closed;
    expect(await waiting()).toHaveLength(3 - sent);
    expect(await deliver()).toBe(3 - sent);
    await other.close();
  });
});

if (engine === 'postgres')
  test('Two processes on one database send each mail once', async () => {
    const other = await startApp({ database: app, clock, settings: { smtpUrl: smtp.url } });
    await add(40);
    const sent = await Promise.all([deliver(), deliver(other)]);
    expect(sent[0]! + sent[1]!).toBe(40);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(40);
    expect(smtp.received).toHaveLength(40);
    await other.close();
  });

describe('A test mail', () => {
  const send = async (of: TestApp) => (await Client.as(of, 'admin')).post('testMail', {});

  test('goes to the Admin who asks for it, and to nobody else', async () => {
    const message =
      'The mail server has taken an e-mail to admin@demo.branchline.example. If it does not arrive, look into the spam folder, and whether the server may send for localhost.';
    expect(await send(app)).toMatchObject({ status: 200, body: { message } });
    expect(smtp.received.map(({ to }) => to)).toEqual(['admin@demo.branchline.example']);
    const supervisor = await Client.as(app, 'supervisor');
    expect((await supervisor.post('testMail', {})).status).toBe(422);
    expect(smtp.received).toHaveLength(1);
  });

  test.each([
    [
      'refuses the password',
      'smtp://me:secret@',
      '535 5.7.8 not you',
      /refuses the user or the password of SMTP_URL: .*535 5\.7\.8 not you/,
    ],
    [
      'refuses the sender',
      'smtp://',
      '550 5.7.60 not as this sender',
      /does not let this user send from this address: .*550 5\.7\.60 not as this sender Set MAIL_FROM,/,
    ],
    [
      'asks to come again',
      'smtp://',
      '451 4.7.1 Greylisted',
      /\(greylisting\): .*451 4\.7\.1 Greylisted The e-mail is tried/,
    ],
  ])('says in one line that the mail server %s', async (_, prefix, answer, message) => {
    smtp.answer = (one) => {
      if (one === 'EHLO') return '250-test\r\n250 AUTH PLAIN LOGIN';
      return one === (prefix.includes('@') ? 'AUTH' : 'MAIL') ? answer : undefined;
    };
    const other = await startApp({ database: app, clock, settings: { smtpUrl: smtp.url.replace('smtp://', prefix) } });
    const { status, body } = await send(other);
    expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
    expect(body.message).not.toContain('secret');
    await other.close();
  });

  test('says that nothing answers, and without a mail server where the file is', async () => {
    // No server and no test uses port 1.
    const closed = await startApp({ database: app, clock, settings: { smtpUrl: 'smtp://127.0.0.1:1' } });
    expect((await send(closed)).body.message).toBe(
      'No mail server answers at 127.0.0.1:1. Correct host and port in SMTP_URL.',
    );
    await closed.close();
    const plain = await startApp({ database: app, clock, settings: { smtpUrl: null } });
    expect((await send(plain)).body.message).toContain('set SMTP_URL');
    await plain.close();
  });
});

test('A start with a mail server that does not answer says so in the log', async () => {
  const database = await copyDatabase();
  const { process } = await serve({ ...settingsOf(database), SMTP_URL: 'smtp://127.0.0.1:1' });
  await process.printed(/"msg":"No mail server answers at 127\.0\.0\.1:1\. Correct host and port in SMTP_URL\."/);
  process.kill('SIGTERM');
  expect(await process.ended).toBe(0);
  await database.drop();
});
