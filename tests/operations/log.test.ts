import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describeError } from '../../server/core/errors/safe-error.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { copyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { png, send } from '../support/files.ts';
import { logOf, problemsIn } from '../support/log.ts';
import { openDatabase, type Rows } from '../support/open.ts';
import { serve, settingsOf } from '../support/process.ts';

let database: TestDatabase;
let rows: Rows;
beforeEach(async () => {
  database = await copyDatabase();
  rows = await openDatabase(database);
});
afterEach(async () => {
  await rows.close();
  await database.drop();
});

/** A unique word that requests send as names, e-mails, passwords, file names and more. */
const secret = 'Zyxwvut';

test('The log of a server with many kinds of errors contains no value that a person has entered', async () => {
  const closed = createServer().listen(0);
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const { process: server, url } = await serve({
    ...settingsOf(database),
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://${secret}:${secret}@127.0.0.1:${port}`,
  });
  const admin = await Client.as({ url }, 'admin');
  const statuses: Record<string, number> = {};
  const failing = async (what: string, answer: Promise<{ status: number }>) => {
    statuses[what] = (await answer).status;
  };
  const custName = `${secret} & Sons`;

  // Refused requests.
  await failing('no JSON', admin.post('customerconf', `{"custName": "${custName}`));
  await failing('a wrong field', admin.post('customerconf', draft({ custName, customerType: secret })));
  await failing(
    'a wrong password',
    admin.post('accounts:signInWithPassword', { email: `${secret}@a.example`, password: secret }),
  );
  await failing(
    'a wrong token',
    new Client(url, secret).get('activeRoles', { 'x-name': secret, cookie: `name=${secret}` }),
  );
  await failing('no call', admin.get(`${secret}/${secret}?name=${secret}`));
  await admin.post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'admin@demo.branchline.example' });
  await fetch(`${url}/${secret}?email=${secret}@a.example`);

  // Requests answered with 500, because tables are missing.
  const saves = (await admin.post('customerconf', draft({ custName: 'BEFORE' }))).body;
  await rows.run('alter table record_history rename to record_history_gone');
  await failing('a new record', admin.post('customerconf', draft({ custName })));
  await failing('a changed record', admin.put(`customers/${saves.customerId}`, { ...saves, custName }));
  await rows.run('alter table record_history_gone rename to record_history');
  await rows.run('alter table customer rename to customer_gone');
  await failing('a search', admin.get(`customerGlobalSearch/${secret}%20${secret}`));
  await failing('a list', admin.list('customers', { filter: { q: secret } }));
  await failing('a save', admin.put(`customers/${saves.customerId}`, { ...saves, custName }));
  await rows.run('alter table customer_gone rename to customer');
  for (const [name, statement] of refusals) {
    await rows.run(statement);
    await failing(name, admin.post('customerconf', draft({ custName: `${custName} ${name}` })));
    await rows.run(engine === 'sqlite' ? 'drop trigger refusal' : 'drop trigger refusal on customer');
  }

  // Requests answered with 503 and 404: the disk fails, or a file is missing.
  const file = await send({ url }, admin, `${secret}.png`, png, { customer: 6, attachDesc: secret });
  const incoming = join(database.dataDir, 'attachments/incoming');
  rmSync(incoming, { recursive: true });
  writeFileSync(incoming, '');
  await failing('an upload', send({ url }, admin, `${secret}.png`, png, { customer: 6, attachDesc: secret }));
  rmSync(incoming);
  rmSync(join(database.dataDir, 'attachments', file.body.fileLocation));
  await failing('a missing file', admin.get(`downloadAttachment/${secret}.png`));

  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const expected = {
    'no JSON': 400,
    'a wrong field': 422,
    'a wrong password': 400,
    'a wrong token': 401,
    'no call': 404,
    'a new record': 500,
    'a changed record': 500,
    'a search': 500,
    'a list': 500,
    'a save': 500,
    ...Object.fromEntries(refusals.map(([name]) => [name, 500])),
    'an upload': 503,
    'a missing file': 404,
  };
  expect(statuses).toEqual(expected);

  const text = server.out + server.err;
  for (const word of [secret, 'demo.branchline.example', '"parameters"', '"detail"', '"where"', '"query"', 'Bearer'])
    expect(text.replace(/^ {2}\S+@demo.*$/gm, '').toLowerCase()).not.toContain(word.toLowerCase());
  // The log still says what failed, and where.
  const failed = problemsIn(logOf(server.out));
  expect(failed.length).toBeGreaterThanOrEqual(6);
  for (const { err, route, msg } of failed)
    if (msg === 'Request failed') {
      expect(Object.keys(err).toSorted()).toEqual(['code', 'message', 'stack', 'type']);
      expect([err.stack, route]).toEqual([expect.stringMatching(/^ +at /), expect.stringMatching(/^\/v1\//)]);
    }
});

test('An error of another realm is described in full', () => {
  const foreign = runInNewContext(`Object.assign(new TypeError('database or disk is full'), { code: 'SQLITE_FULL' })`);
  expect(foreign).not.toBeInstanceOf(Error);
  expect(describeError(foreign)).toEqual({
    type: 'TypeError',
    code: 'SQLITE_FULL',
    message: 'database or disk is full',
    stack: expect.stringMatching(/^ +at /),
  });
  expect(describeError('a text')).toMatchObject({ type: 'string', message: 'The thrown value is not an Error.' });
});

/** Triggers that make an engine refuse a row with its values in the error message. */
const refusals: [string, string][] =
  engine === 'sqlite'
    ? [
        [
          'a refusal',
          `create trigger refusal before insert on customer begin select raise(abort, 'no "${secret}" here'); end`,
        ],
      ]
    : [
        ['a cast', trigger(`perform new.cust_name::integer`)],
        [
          'a refusal with details',
          trigger(`raise exception 'no "%" here', new.cust_name using detail = new.cust_name, hint = new.cust_name`),
        ],
        [
          'a unique index',
          trigger(
            `create temp table names (name text unique) on commit drop; insert into names values (new.cust_name), (new.cust_name)`,
          ),
        ],
      ];

function trigger(statement: string): string {
  return `create or replace function refuse() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
    create trigger refusal before insert on customer for each row execute function refuse()`;
}
