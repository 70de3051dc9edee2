import { expect } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import type { TestApp } from './app.ts';
import { Client, demoPassword, type DemoUser, type Reply } from './client.ts';

export const firstPassword = 'First-password-1';

export interface SignedIn {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

let made = 0;
/** An e-mail address that no account has. */
export const newAddress = () => `person${++made}@people.example`;

export const demoAddress = (user: DemoUser) => `${user}@demo.branchline.example`;

export const identity = (app: TestApp, call: string, body: unknown): Promise<Reply> =>
  new Client(app.url).post(`accounts:${call}`, body);

export const trySignIn = (app: TestApp, email: string, password = firstPassword) =>
  identity(app, 'signInWithPassword', { email, password, returnSecureToken: true });

export const trySignUp = (app: TestApp, email: string, password = firstPassword) =>
  identity(app, 'signUp', { email, password, returnSecureToken: true });

export const tryRefresh = (app: TestApp, refreshToken: string) =>
  new Client(app.url).post('token', { grant_type: 'refresh_token', refresh_token: refreshToken });

export async function signUp(app: TestApp, email = newAddress()): Promise<SignedIn> {
  return succeeded(await trySignUp(app, email));
}

export async function signIn(app: TestApp, user: DemoUser): Promise<SignedIn> {
  return succeeded(await trySignIn(app, demoAddress(user), demoPassword));
}

export async function refresh(app: TestApp, refreshToken: string): Promise<SignedIn> {
  return succeeded(await tryRefresh(app, refreshToken));
}

/**
 * Makes a person with an account and an active user. Their address counts as proven, so the activation leaves their
 * password and their session. Answers the user's id, the address and a client.
 */
export async function addUser(app: TestApp, admin: Client, more: { role: number } & Record<string, unknown>) {
  const { email, idToken, refreshToken, localId } = await signUp(app);
  const client = new Client(app.url, idToken);
  const { id } = succeeded(
    await client.post('user/completeSignup', { email, firstName: 'Nora', lastName: 'Newcomer' }),
  );
  const { database } = app.platform;
  await database.write(() =>
    database.rows(sql`update account set self_registered = ${false}, verified_at = created_at where uid = ${localId}`),
  );
  succeeded(await admin.put('updateNewUser', { id, ...more }));
  return { id: id as number, uid: localId, email, client, refreshToken };
}

/** The code in the last mail to an address that contained one. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mails = await mailsTo(app, email);
  return mails.map(({ body }) => /oobCode=([\w-]+)/.exec(body)?.[1]).findLast(Boolean)!;
}

export async function mailsTo(app: TestApp, email: string): Promise<{ subject: string; body: string }[]> {
  const rows = await app.platform.database.rows(
    sql`select subject, body from mail_outbox where recipient = ${email} order by id`,
  );
  return rows.map(([subject, body]) => ({ subject: subject as string, body: body as string }));
}

/** The reply to a refused call of the identity provider. */
export const refusal = (message: string, code = 400) => ({
  status: code,
  body: { error: expect.objectContaining({ code, message }) },
});

/** The status that a call needing an active user answers to an ID token. */
export const statusOf = async (app: TestApp, idToken: string): Promise<number> =>
  (await new Client(app.url, idToken).get('activeRoles')).status;

function succeeded(reply: Reply) {
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

/** Turns the newest user into one whose account is at another identity service. */
export async function withoutAccount(app: TestApp): Promise<{ id: number; email: string }> {
  const { database } = app.platform;
  const [row] = await database.rows(sql`select id, email, uid from app_user order by id desc limit 1`);
  const [id, email, uid] = row as [number, string, string];
  await database.write(() => database.rows(sql`delete from account where uid = ${uid}`));
  return { id, email };
}
