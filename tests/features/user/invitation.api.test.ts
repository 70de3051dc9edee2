import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { day, minute, TestClock } from '../../support/clock.ts';
import {
  identity,
  mailedCode,
  mailsTo,
  newAddress,
  signUp,
  trySignIn,
  withoutAccount,
} from '../../support/identity.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;
let role: number;

beforeAll(async () => {
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  role = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Internal Sales').id;
});
afterAll(() => app.close());

/** Makes a user in the four calls of the new user flow. */
async function invite(): Promise<{ id: number; email: string }> {
  const email = newAddress();
  const { idToken } = await signUp(app, email);
  const names = { email, firstName: 'Nadia', lastName: 'Newman' };
  const { body } = await new Client(app.url, idToken).post('user/completeSignup', names);
  expect(await admin.put('updateNewUser', { id: body.id, role })).toMatchObject({ status: 200 });
  expect(await requestPassword(email)).toMatchObject({ status: 200 });
  return { id: body.id, email };
}

const requestPassword = (email: string) => identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
const choose = (oobCode: string, newPassword: string) => identity(app, 'resetPassword', { oobCode, newPassword });
const invitation = async (id: number) => (await admin.get(`invitation/${id}`)).body.invitation;
const moment = expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);

describe('the invitation of a new user [STA-006]', () => {
  test('says how long its link works, and is accepted by choosing a password', async () => {
    const { id, email } = await invite();
    const waiting = { invitedAt: moment, acceptedAt: null, validUntil: moment };
    expect(await invitation(id)).toEqual(waiting);
    const [mail] = await mailsTo(app, email);
    expect(mail!.subject).toBe('You have been invited to Branchline');
    const { validUntil } = await invitation(id);
    expect(mail!.body).toContain(
      `Choose your password here within the next 7 days, by ${validUntil.replace(' ', ' at ')} (London):`,
    );
    expect(mail!.body).toContain(`You sign in as ${email}, with a password of your own.`);

    const code = await mailedCode(app, email);
    clock.forward(7 * day - minute);
    expect(await choose(code, 'Nadia-password-1')).toMatchObject({ status: 200 });
    admin = await Client.as(app, 'admin');
    expect(await invitation(id)).toEqual({ invitedAt: moment, acceptedAt: moment, validUntil: null });
    expect(await trySignIn(app, email, 'Nadia-password-1')).toMatchObject({ status: 200 });
    expect(await admin.post(`sendInvitation/${id}`)).toMatchObject({
      status: 422,
      body: { code: 'accepted', message: 'This user has already chosen a password.' },
    });

    await requestPassword(email);
    expect((await mailsTo(app, email)).at(-1)!.subject).toBe('Choose your Branchline password');
  });

  test('is sent again, at most every five minutes, with a link that works', async () => {
    const { id, email } = await invite();
    const soon = { status: 429, body: { code: 'too_often', message: expect.stringContaining('five minutes') } };
    expect(await admin.post(`sendInvitation/${id}`)).toMatchObject(soon);
    clock.forward(7 * day + minute);
    admin = await Client.as(app, 'admin');
    expect(await choose(await mailedCode(app, email), 'Nadia-password-1')).toMatchObject({
      status: 400,
      body: { error: { message: 'EXPIRED_OOB_CODE' } },
    });
    expect(await invitation(id)).toMatchObject({ acceptedAt: null, validUntil: null });
    expect(await admin.post(`sendInvitation/${id}`)).toMatchObject({
      status: 200,
      body: { invitation: { acceptedAt: null, validUntil: moment } },
    });
    expect(await admin.post(`sendInvitation/${id}`)).toMatchObject(soon);
    // The history says who invited them, each time.
    const { body: audit } = await admin.get('audit?kind=user');
    const { fullName } = (await admin.get('user/profile')).body;
    const sent = { action: 'invite', user: { fullName }, changes: [{ title: 'To', old: null, new: email }] };
    expect(audit.rows.filter((one: any) => one.recordId === id && one.action === 'invite')).toMatchObject([sent, sent]);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual([1, 2].map(() => 'You have been invited to Branchline'));
    expect(await choose(await mailedCode(app, email), 'Nadia-password-1')).toMatchObject({ status: 200 });
  });

  test('is sent again at once after the address was changed, which ends the old link', async () => {
    const { id } = await invite();
    const newEmail = newAddress();
    expect(await admin.put(`updateUserEmail/${id}`, { newEmail })).toMatchObject({ status: 200 });
    expect(await invitation(id)).toMatchObject({ validUntil: null });
    expect(await admin.post(`sendInvitation/${id}`)).toMatchObject({ status: 200 });
    expect(await choose(await mailedCode(app, newEmail), 'Nadia-password-1')).toMatchObject({ status: 200 });
  });

  test('is for active users who were invited, and for user managers', async () => {
    const { id } = await invite();
    const internal = await Client.as(app, 'internal');
    for (const refused of [await internal.get(`invitation/${id}`), await internal.post(`sendInvitation/${id}`)])
      expect(refused).toMatchObject({ status: 422, body: { code: 'refused' } });
    expect(await admin.put(`updateUser/${id}`, { status: 'INACTIVE' })).toMatchObject({ status: 200 });
    expect(await admin.post(`sendInvitation/${id}`)).toMatchObject({
      status: 422,
      body: { message: 'Only active users can be invited.' },
    });
    const { body: own } = await internal.get('user/profile');
    expect(await invitation(own.id)).toBeNull();
    expect(await admin.post(`sendInvitation/${own.id}`)).toMatchObject({ status: 422, body: { code: 'accepted' } });
    expect(await admin.get('invitation/2147483647')).toMatchObject({ status: 404 });
    const elsewhere = await withoutAccount(app);
    expect(await invitation(elsewhere.id)).toBeNull();
  });
});
