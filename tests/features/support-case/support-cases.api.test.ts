import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Mail } from '../../../server/services/mail/outbox.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/mail.ts';
import { png, send } from '../../support/files.ts';
import { keyOf } from '../../support/work.ts';

let app: TestApp;
let readonly: Client;
let admin: Client;
let type: number;

beforeAll(async () => {
  app = await startApp();
  readonly = await Client.as(app, 'readonly');
  admin = await Client.as(app, 'admin');
  type = await keyOf(readonly, 'supportCaseTypes', 'code', 'SCREEN');
});
afterAll(() => app.close());

const screenshot = async (client = readonly) =>
  (await send(app, client, 'ss.png', png, { fileName: 'ss.png', screenshot: true })).body.attachId;
const draft = async (more: object = {}, client = readonly) => ({
  type,
  description: 'The list is empty',
  details: 'It was full yesterday.',
  screenshot: await screenshot(client),
  ...more,
});

describe('a support case', () => {
  test('has the types and statuses the product was made with [STA-002 STA-004 AMB-017]', async () => {
    const types = (await readonly.get('supportCaseTypes')).body as any[];
    expect(types.toSorted((a, b) => a.id - b.id).map(({ id, name, code }) => [id, name, code])).toEqual([
      [1, 'Error Message', 'ERROR'],
      [2, 'Screen Issue', 'SCREEN'],
      [3, 'Permission Issue', 'PERMISSION'],
      [4, 'Unexpected Behaviour', 'BEHAVIOUR'],
      [5, 'Other', 'OTHER'],
    ]);
    const statuses = (await readonly.get('supportCaseStatuses')).body as any[];
    expect(statuses.toSorted((a, b) => a.id - b.id).map(({ name }) => name)).toEqual([
      'NEW',
      'VERIFIED',
      'ASSIGNED',
      'ONHOLD',
      'RESOLVED',
      'DONE',
    ]);
  });

  test('starts as NEW and active, whatever is sent, and belongs to its sender [STA-002 AMB-016]', async () => {
    const resolved = await keyOf(readonly, 'supportCaseStatuses', 'name', 'RESOLVED');
    const { status, body } = await readonly.post('usersupportcase/', await draft({ status: resolved }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: { name: 'NEW' },
      active: true,
      loggedInUser: { fullName: 'Rita Reader' },
      type: { code: 'SCREEN' },
    });
    expect((await readonly.get(`usersupportcase/${body.id}`)).body.id).toBe(body.id);
  });

  test('needs a type, a description, details and a screenshot [VAL-012]', async () => {
    expect(await readonly.post('usersupportcase/', { description: ' ' })).toMatchObject({
      status: 422,
      body: {
        errors: {
          type: 'The Type is required',
          description: 'The Description is required',
          details: 'The Details is required',
          screenshot: 'The Screenshot is required',
        },
      },
    });
  });

  test('is seen by its sender and by user managers, who alone can give it a status, in any order [STA-003]', async () => {
    const { id } = (await readonly.post('usersupportcase/', await draft())).body;
    const internal = await Client.as(app, 'internal');
    expect((await internal.get(`usersupportcase/${id}`)).status).toBe(404);
    expect((await internal.get('userSupportCases')).body.map((one: any) => one.id)).not.toContain(id);
    expect((await admin.get('userSupportCases')).body.map((one: any) => one.id)).toContain(id);
    const done = await keyOf(admin, 'supportCaseStatuses', 'name', 'DONE');
    const change = { status: done, resolution: 'The filter was on.' };
    expect((await readonly.put(`usersupportcase/${id}`, change)).status).toBe(422);
    expect((await admin.put(`usersupportcase/${id}`, change)).body).toMatchObject({ status: { name: 'DONE' } });
    // Any status may follow any other.
    const verified = await keyOf(admin, 'supportCaseStatuses', 'name', 'VERIFIED');
    expect((await admin.put(`usersupportcase/${id}`, { status: verified })).status).toBe(200);
  });

  test('keeps a status, and is active or not [VAL-011]', async () => {
    const { id } = (await readonly.post('usersupportcase/', await draft())).body;
    const errorsOf = async (change: object) => (await admin.put(`usersupportcase/${id}`, change)).body.errors;
    expect(await errorsOf({ status: null })).toEqual({ status: 'The Status is required' });
    expect(await errorsOf({ active: null })).toEqual({ active: 'The Active is required' });
  });

  test('its screenshot is the one file that needs no customer and no permission', async () => {
    expect((await send(app, readonly, 'plan.png', png, {})).status).toBe(422);
    const customer = (await admin.list('customers', { range: [0, 0] })).body[0].customerId;
    expect((await send(app, readonly, 'plan.png', png, { screenshot: true, customer })).status).toBe(422);
  });
});

describe('the answer to a support case', () => {
  /** Mails and alerts since the last look: `[address, subject, address for answers]` and `[user, text]`. */
  async function news() {
    const mails: Mail[] = [];
    await deliver(app, (mail) => void mails.push(mail));
    const alerts = await Promise.all(
      [readonly, admin].map(async (person) => {
        const { body } = await person.get('getActiveCurrentUserAlerts');
        const unread = body.filter(({ source, alertSeen }: any) => source === 'SUPPORT' && !alertSeen);
        for (const { id } of unread) await person.put(`updateAlert/${id}`, { alertSeen: true });
        return unread.map(({ alertDesc, sourceId }: any) => [
          person === admin ? 'admin' : 'readonly',
          alertDesc,
          sourceId,
        ]);
      }),
    );
    return { mails, alerts: alerts.flat() };
  }
  const address = (user: string) => `${user}@demo.branchline.example`;

  test('goes to the person who reported it, by an alert and by mail; replies go to those who take part', async () => {
    const { id } = (await readonly.post('usersupportcase/', await draft())).body;
    await news();
    const resolved = await keyOf(admin, 'supportCaseStatuses', 'name', 'RESOLVED');
    await admin.put(`usersupportcase/${id}`, { status: resolved, resolution: 'The filter was on.' });
    const answer = await news();
    expect(answer.alerts).toEqual([['readonly', 'Your support case is RESOLVED: The list is empty', id]]);
    expect(answer.mails).toEqual([
      expect.objectContaining({
        to: address('readonly'),
        replyTo: address('admin'),
        subject: 'Your support case is RESOLVED: The list is empty',
        text: expect.stringMatching(
          /^.+ set it to RESOLVED\.\n\nThe filter was on\.\n\n[^]+\/mySupportCases\?open=\d+\n$/,
        ),
      }),
    ]);

    const reply = { supportCase: id, reply: 'It is empty again.' };
    const { status, body } = await readonly.post('supportCaseReply', reply);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ reply: reply.reply, createdBy: expect.objectContaining({ fullName: 'Rita Reader' }) }),
    ]);
    expect(body.repliedOn).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d/);
    const back = await news();
    expect(back.alerts).toEqual([['admin', 'Reply to a support case: The list is empty', id]]);
    expect(back.mails).toEqual([
      expect.objectContaining({
        to: address('admin'),
        replyTo: address('readonly'),
        text: expect.stringMatching(/^Rita Reader wrote:\n\nIt is empty again\.\n\n[^]+\/supportCases\?open=\d+\n$/),
      }),
    ]);

    await admin.post('supportCaseReply', { supportCase: id, reply: 'Look now.' });
    expect((await news()).mails.map(({ to }) => to)).toEqual([address('readonly')]);
    const filter = { supportCase: id };
    const replies = (await readonly.list('supportCaseReplies', { filter, sort: ['repliedOn', 'ASC'] })).body;
    expect(replies.map((one: any) => one.reply)).toEqual(['It is empty again.', 'Look now.']);
  });

  test('is not sent for other changes, nor to the person who made the change', async () => {
    const { id } = (await admin.post('usersupportcase/', await draft({}, admin))).body;
    const verified = await keyOf(admin, 'supportCaseStatuses', 'name', 'VERIFIED');
    await news();
    await admin.put(`usersupportcase/${id}`, { status: verified });
    const { id: other } = (await readonly.post('usersupportcase/', await draft())).body;
    await admin.put(`usersupportcase/${other}`, { active: false });
    expect(await news()).toEqual({ mails: [], alerts: [] });
  });

  test('is closed to others, who can neither read nor write replies; nobody can change a reply', async () => {
    const { id } = (await readonly.post('usersupportcase/', await draft())).body;
    const own = (await readonly.post('supportCaseReply', { supportCase: id, reply: 'Still so.' })).body;
    const internal = await Client.as(app, 'internal');
    expect((await internal.get(`supportCaseReply/${own.id}`)).status).toBe(404);
    expect((await internal.list('supportCaseReplies', { filter: { supportCase: id } })).body).toEqual([]);
    expect(await internal.post('supportCaseReply', { supportCase: id, reply: 'Let me see.' })).toMatchObject({
      status: 422,
      body: { errors: { supportCase: expect.any(String) } },
    });
    expect(await readonly.post('supportCaseReply', { supportCase: id, reply: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { reply: 'The Reply is required' } },
    });
    expect((await readonly.put(`supportCaseReply/${own.id}`, { reply: 'No.' })).status).toBe(404);
  });
});
