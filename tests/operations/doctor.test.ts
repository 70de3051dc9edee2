import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Manifests from '../../server/services/backup/manifest.ts';
import { built } from '../support/built.ts';
import { signInAt } from '../support/client.ts';
import { copyDatabase, emptyDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';
import { freePort } from '../support/ports.mjs';
import { run, serve, settingsOf } from '../support/process.ts';
import { smtpServer } from '../support/smtp.ts';
import { backUp } from './backups.ts';

let database: TestDatabase;
let backups: string;
beforeEach(async () => {
  database = await copyDatabase();
  backups = mkdtempSync(join(tmpdir(), 'branchline-backups-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(backups, { recursive: true, force: true });
});

const doctor = async (environment: Record<string, string>, ...args: string[]) => {
  const { code, out, err } = await run('doctor', ['--backups', backups, ...args], {
    ...settingsOf(database),
    ...environment,
  });
  expect(err).toBe('');
  return { code, lines: out.trim().split('\n') };
};

/** Makes a backup some hours older than it is. */
async function age(name: string, hours: number) {
  const { manifestFile, manifestText, readManifest } = (await built('services/backup/manifest.js')) as typeof Manifests;
  const manifest = await readManifest(join(backups, name));
  const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  writeFileSync(manifestFile(join(backups, name)), manifestText({ ...manifest, createdAt }));
}

async function change(...statements: string[]) {
  const rows = await openDatabase(database);
  for (const statement of statements) await rows.run(statement);
  await rows.close();
}

describe('npm run doctor', () => {
  test('finds nothing on a machine where all is well, and changes nothing', async () => {
    const smtp = await smtpServer();
    await change(`update account set email = 'p' || id || '@people.example'`);
    await change(`update app_user set email = 'p' || id || '@people.example'`);
    const port = String(await freePort());
    const settings = {
      NODE_ENV: 'production',
      PORT: port,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Able & Co <crm@able.example>',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    };
    const { process, url } = await serve({ ...settingsOf(database), ...settings });
    // With an open session, the stream of changes is looked at too.
    expect((await signInAt(url, 'p1@people.example')).status).toBe(200);
    await backUp(database, join(backups, 'tonight'));
    const { code, lines } = await doctor(settings);
    // The test has no address but this machine's.
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^- PUBLIC_URL is http:\/\/127\.0\.0\.1:\d+: mails would contain/)],
    ]);
    process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    await smtp.close();
  });

  test('says each of many things that are wrong in a line of its own', async () => {
    const { process } = await serve(settingsOf(database));
    process.kill('SIGTERM');
    await process.ended;
    await backUp(database, join(backups, 'last'));
    await age('last', 50);
    chmodSync(database.dataDir, 0o755);
    chmodSync(join(database.dataDir, 'keys/identity.jwk.json'), 0o644);
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const before = new Date(Date.now() - 7_200_000).toISOString();
    await change(
      `delete from migration where id = (select max(id) from migration)`,
      `insert into session (sid, uid, rotated_at, second_factor) values ('s', 'u', '${later}', false)`,
      `insert into background_work (id, subject, kind, state, attempts, queued_at, stopping) values (901, 'x', 'mail', 'Waiting', 1, '${before}', false)`,
      `insert into background_task (work_id, kind, lane, input, due_at, running, stop_wanted) values (901, 'mail', 'quick', '{}', '${later}', false, false)`,
      `insert into background_work (id, subject, kind, state, attempts, queued_at, stopping) values (902, 'y', 'export', 'Failed', 1, '${before}', false)`,
    );
    const port = String(await freePort());
    const { code, lines } = await doctor({
      PORT: port,
      PUBLIC_URL: `http://crm.invalid:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    expect(code).toBe(1);
    for (const line of [
      /^- NODE_ENV is not "production"/,
      /^- DEMO is on: anyone can sign in/,
      /^- PUBLIC_URL is http:\/\/crm\.invalid:\d+: passwords cross the network unencrypted\. Use https\.$/,
      /^- Other users can read DATA_DIR .*Run: chmod 700 /,
      /^- Other users can read .*identity\.jwk\.json\. Run: chmod 600 /,
      /^- 1 migration has not been run\. The server runs it when it starts\.$/,
      /^- The database has 5 demo users, whose password is public\./,
      /^- Somebody has signed in at a time that is still to come/,
      /^- 1 e-mail has been waiting for more than an hour\./,
      /^- 1 piece of background work has failed\. The page "Background work" says why\.$/,
      /^- No server answers at http:\/\/127\.0\.0\.1:\d+: ECONNREFUSED\. Start it, or correct PORT and HOST\.$/,
      /^- Nothing answers at PUBLIC_URL http:\/\/crm\.invalid:\d+: /,
      /^- MAIL_FROM is not set: mails come from no-reply@crm\.invalid, which most mail servers refuse\./,
      /^- No mail server answers at 127\.0\.0\.1:1\. Correct host and port in SMTP_URL\.$/,
      /^- The newest backup in .* is 50 hours old: last\. Look why the last ones have failed\.$/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(line));
    expect(lines).toHaveLength(15);
  });

  test('finds a proxy that holds the stream of changes back', async () => {
    const port = await freePort();
    let buffers = true;
    // A proxy that collects an answer before it sends it, as nginx does by default.
    const proxy = createServer(async (request, response) => {
      const { method, headers } = request;
      const chunks = await request.toArray();
      const body = chunks.length ? { body: Buffer.concat(chunks) } : {};
      const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
        method: method!,
        headers: { accept: headers.accept!, authorization: headers.authorization ?? '' },
        ...body,
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
      const reader = answer.body!.getReader();
      const parts: Uint8Array[] = [];
      for (let part = await reader.read(); !part.done; part = await reader.read())
        if (buffers) parts.push(part.value);
        else response.write(part.value);
      response.end(Buffer.concat(parts));
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const settings = { NODE_ENV: 'production', PORT: String(port), PUBLIC_URL };
    const { process } = await serve({ ...settingsOf(database), ...settings });
    expect((await signInAt(`http://127.0.0.1:${port}`, 'admin@demo.branchline.example')).status).toBe(200);
    const held = expect.stringMatching(/^- The reverse proxy holds \/v1\/live back, so changes reach people late\./);
    expect((await doctor(settings)).lines).toContainEqual(held);
    buffers = false;
    expect((await doctor(settings)).lines).not.toContainEqual(held);
    process.kill('SIGTERM');
    await process.ended;
    proxy.close();
    proxy.closeAllConnections();
  });

  test('finds a lost database, no backup, and a proxy that refuses files or leads elsewhere', async () => {
    const lost = await emptyDatabase();
    let status = 413;
    // A proxy as it is often set up: bodies of 1 MB at most.
    const proxy = createServer((request, response) => {
      request.resume().on('end', () => {
        const isHealth = request.url === '/v1/health';
        response
          .writeHead(isHealth ? (status === 413 ? 200 : status) : 413, { 'content-type': 'application/json' })
          .end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const ask = () =>
      doctor({ ...(settingsOf(lost) as Record<string, string>), NODE_ENV: 'production', PUBLIC_URL, PORT: '1' });
    const { lines } = await ask();
    expect(lines).toContainEqual(
      expect.stringMatching(/^- There is nothing in .*(branchline\.sqlite|:\d+\/\w+)\. Correct/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^- There is no backup in /));
    expect(lines).toContainEqual(
      expect.stringMatching(/^- The reverse proxy refuses files of 11 MB\. Let it pass 12 MB/),
    );
    status = 404;
    expect((await ask()).lines).toContainEqual(
      expect.stringMatching(/does not lead to the server: \/v1\/health answers 404/),
    );
    proxy.close();
    proxy.closeAllConnections();
    await lost.drop();
  });
});
