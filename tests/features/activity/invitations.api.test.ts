import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { readCalendar, type ReadCalendar } from '../../support/calendars.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/mail.ts';
import { addContact, customerWithContact, enquiryOf, inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
let meeting: number;
let call: number;
/** Identity of the database. */
let identity: string;
let ada: any;
const users: Record<string, number> = {};

interface Sent extends ReadCalendar {
  readonly to: string;
  readonly mailSubject: string;
  readonly body: string;
  readonly replyTo: string | null;
}

const statement = async (text: string) => {
  const { sql } = await built('core/db/sql.js');
  return app.platform.database.write(() => app.platform.database.rows(sql.raw(text)));
};
const forget = () => statement('delete from mail_outbox');
/** The mails that wait, in order. */
async function sent(): Promise<Sent[]> {
  const rows = await statement('select recipient, subject, body, reply_to, calendar from mail_outbox order by id');
  return (rows as string[][]).map(([to, mailSubject, body, replyTo, calendar]) => ({
    to: to!,
    mailSubject: mailSubject!,
    body: body!,
    replyTo: replyTo ?? null,
    ...readCalendar(calendar!),
  }));
}
const brief = (mails: readonly Sent[]) => mails.map(({ method, to }) => `${method} ${to}`).toSorted();

const draft = (more: object = {}) => ({
  subject: 'Talk about slates',
  dateCreated: inDays(0),
  activityType: call,
  startDate: '01/07/2027',
  startTime: '10:00',
  duration: 45,
  customer: who.customer.customerId,
  ...more,
});
const make = async (more: object = {}) => {
  const { status, body, headers } = await internal.post('activity', draft(more));
  expect([status, body.message]).toEqual([200, undefined]);
  return { ...body, undo: headers.get('undo-token') };
};
const change = async ({ activityId }: any, values: object) => {
  const { status, body, headers } = await internal.put(`activity/${activityId}`, values);
  expect([status, body.message]).toEqual([200, undefined]);
  return { ...body, undo: headers.get('undo-token') };
};
const willing = { canEmail: true };
const contact = async (more: object = willing) => {
  const added = await addContact(internal, who.customer);
  return (await internal.put(`contact/${added.contactId}`, more)).body;
};
const notify = (on: boolean) =>
  internal.put('user/updateNotifications', { createOutlookActivity: on, getReminderEmail: false });

beforeAll(async () => {
  app = await startApp({ settings: { publicUrl: 'https://crm.able.example' } });
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
  meeting = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Meeting');
  call = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Call');
  for (const { id, email } of (await (await Client.as(app, 'admin')).get('users')).body)
    users[email.split('@')[0]] = id;
  identity = ((await statement('select identity from installation')) as [[string]])[0][0];
  ada = await contact();
});
afterAll(() => app.close());
beforeEach(async () => {
  await notify(false);
  await forget();
});

const own = 'internal@demo.branchline.example';
const salesexec = 'salesexec@demo.branchline.example';

describe('the user of an activity', () => {
  test('gets it by mail, with its changes and its cancellation, if createOutlookActivity is on', async () => {
    await notify(true);
    const activity = await make({ notes: 'Bring, the; samples' });
    await change(activity, { startTime: '11:00', endDate: null, endTime: null });
    await change(activity, { resultNotes: 'no change of the event' });
    const cancelled = await keyOf(internal, 'activityStatuses', 'statusName', 'Cancelled');
    await internal.put(`updateActivityStatus/${activity.activityId}`, {
      newStatusId: cancelled,
      resultNotes: 'Closed.',
    });
    const mails = await sent();
    expect(brief(mails)).toEqual([`CANCEL ${own}`, `REQUEST ${own}`, `REQUEST ${own}`]);
    expect(mails.map(({ mailSubject }) => mailSubject)).toEqual([
      'Talk about slates',
      'Talk about slates',
      'Cancelled: Talk about slates',
    ]);
    const events = mails.map(({ events: [event] }) => event!);
    const link = `https://crm.able.example/activities/${activity.activityId}/detail`;
    expect(events[0]).toEqual({
      uid: `activity-${activity.activityId}@${identity}`,
      sequence: activity.version,
      subject: 'Talk about slates',
      start: '2027-07-01T09:00:00.000Z',
      end: '2027-07-01T09:45:00.000Z',
      place: null,
      text: expect.stringMatching(/^Customer: .+\n\nBring, the; samples\n\nhttps:/),
      link,
      status: 'CONFIRMED',
      organiser: 'Branchline <no-reply@crm.able.example>',
      attendees: [`Ian Internal <${own}> ACCEPTED`],
    });
    expect(events[1]).toMatchObject({ start: '2027-07-01T10:00:00.000Z', end: '2027-07-01T10:45:00.000Z' });
    expect(events[2]).toMatchObject({ status: 'CANCELLED', text: null });
    expect(events.map(({ sequence }) => sequence - activity.version)).toEqual([0, 1, 3]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  });

  test('gets nothing if it is off', async () => {
    await make({ startDate: '02/07/2027' });
    expect(await sent()).toEqual([]);
  });

  test('has the same clock time in summer and in winter, and at the hour that comes twice', async () => {
    await notify(true);
    for (const startDate of ['30/10/2027', '31/10/2027', '01/11/2027']) await make({ startDate, startTime: '01:30' });
    expect((await sent()).map(({ events: [event] }) => [event!.start, event!.end])).toEqual([
      ['2027-10-30T00:30:00.000Z', '2027-10-30T01:15:00.000Z'],
      ['2027-10-31T00:30:00.000Z', '2027-10-31T02:15:00.000Z'],
      ['2027-11-01T01:30:00.000Z', '2027-11-01T02:15:00.000Z'],
    ]);
  });

  test('gets a reminder in the calendar if the activity has one, and a new one when it changes', async () => {
    await notify(true);
    const activity = await make({ reminder: true, reminderType: 1, reminderDate: '01/07/2027', reminderTime: '08:30' });
    await change(activity, { reminderTime: '09:00' });
    await change(activity, { reminder: false });
    expect((await sent()).map(({ reminders }) => reminders)).toEqual([['-PT1H30M'], ['-PT1H'], []]);
  });

  test('has the new times of one that moves, and never start and end the wrong way round', async () => {
    await notify(true);
    const activity = await make();
    const { product } = await built('services/history/history.js');
    // As data from before the rule.
    await app.platform.bulk.change('activity', [activity.activityId], { endDate: '2027-06-30' }, product);
    await forget();
    await change(activity, { notes: 'Bring samples' });
    await change(activity, { startDate: '02/07/2027' });
    const times = (await sent()).map(({ events: [event] }) => [event!.start, event!.end, event!.sequence]);
    expect(times).toEqual([
      ['2027-07-01T09:00:00.000Z', '2027-07-01T09:30:00.000Z', activity.version + 2],
      ['2027-07-02T09:00:00.000Z', '2027-07-02T09:45:00.000Z', activity.version + 3],
    ]);
  });

  test('keeps the event that an earlier version of the product has sent', async () => {
    await notify(true);
    const [old, recent] = [await make({ subject: 'Old' }), await make({ subject: 'Recent' })];
    await statement(`update installation set last_plain_event = ${old.activityId}`);
    await forget();
    for (const activity of [old, recent]) await change(activity, { startTime: '12:00' });
    expect((await sent()).map(({ events: [event] }) => event!.uid)).toEqual([
      `activity-${old.activityId}@branchline`,
      `activity-${recent.activityId}@${identity}`,
    ]);
    await statement('update installation set last_plain_event = null');
  });
});

describe('an invitation', () => {
  const invited = (more: object = {}) => ({
    invitedContacts: [ada.contactId],
    invitedUsers: [users.salesexec],
    notes: 'They pay late.',
    invitationText: 'Please bring the plans.',
    ...more,
  });

  test('goes to the contacts and colleagues chosen, from the user of the activity', async () => {
    const activity = await make(invited({ activityType: meeting, contact: ada.contactId }));
    const mails = await sent();
    expect(brief(mails)).toEqual(['REQUEST ada@people.example', `REQUEST ${salesexec}`]);
    for (const {
      events: [event],
      mailSubject,
      replyTo,
    } of mails) {
      expect([mailSubject, replyTo]).toEqual(['Invitation: Talk about slates', own]);
      expect(event).toMatchObject({
        uid: `activity-${activity.activityId}-${users.internal}@${identity}`,
        organiser: `Ian Internal <${own}>`,
        attendees: expect.arrayContaining([
          'Ada Byron <ada@people.example> NEEDS-ACTION',
          `Sally Exec <${salesexec}> NEEDS-ACTION`,
        ]),
      });
      expect(event!.attendees).toHaveLength(2);
      expect(event!.place!.toUpperCase()).toContain(who.customer.postCode);
    }
  });

  test('shows contacts the message, but neither notes nor links; colleagues see both', async () => {
    const { activityId } = await make(invited());
    const mails = await sent();
    const [forAda, forSam] = [mails.find(({ to }) => to === ada.email)!, mails.find(({ to }) => to === salesexec)!];
    expect(forAda.events[0]).toMatchObject({ text: 'Please bring the plans.', link: null });
    const all = JSON.stringify(forAda);
    for (const secret of ['They pay late', 'crm.able.example', who.customer.custName])
      expect(all).not.toContain(secret);
    expect(forAda.body).toBe(
      'Ian Internal invites you: Talk about slates\n\n' +
        'When: Thursday 1 July 2027, 10:00 to 10:45 (London time)\n\n' +
        `Please bring the plans.\n\nIan Internal\n${own}\n`,
    );
    const link = `https://crm.able.example/activities/${activityId}/detail`;
    expect(forSam.events[0]).toMatchObject({ link });
    expect(forSam.events[0]!.text).toMatch(/^Please bring the plans\.\n\nCustomer: .+\n\nThey pay late\.\n\nhttps:/);
  });

  test('shows a colleague who may not read the activity no more than a contact', async () => {
    // It belongs to no customer, so only its user may read it.
    await make(invited({ customer: null, invitedContacts: [] }));
    const [mail] = await sent();
    expect(mail!.events[0]).toMatchObject({ text: 'Please bring the plans.', link: null });
  });

  test('names people with quotes and accents, and folds long texts', async () => {
    const zoe = await contact({
      ...willing,
      firstName: 'Zoë',
      lastName: 'O"Brien; ünder',
      email: 'zoe@people.example',
    });
    const subject = `Café, "Grüße"; 100 % \\ ${'ö'.repeat(120)}`;
    const invitationText = `First line\n\n${'Straße – “quoted” 😀 '.repeat(80)}\nLast; line, with \\ and "quotes"`;
    await make(invited({ invitedContacts: [zoe.contactId], subject, invitationText, place: 'Raum 5, „Süd“; links' }));
    const mail = (await sent()).find(({ to }) => to === 'zoe@people.example')!;
    expect(mail.events[0]).toMatchObject({ subject, text: invitationText.trim(), place: 'Raum 5, „Süd“; links' });
    expect(mail.events[0]!.attendees).toContain("Zoë O'Brien; Ünder <zoe@people.example> NEEDS-ACTION");
  });

  test('is sent again to all when the time changes, and only to people who are added or removed when the list changes', async () => {
    const [ben, activity] = [
      await contact({ ...willing, firstName: 'Ben', email: 'ben@people.example' }),
      await make(invited()),
    ];
    await forget();
    const both = await change(activity, { invitedContacts: [ada.contactId, ben.contactId] });
    expect(brief(await sent())).toEqual(['REQUEST ben@people.example']);
    await forget();
    await change(activity, { startTime: '14:00' });
    const mails = await sent();
    expect(brief(mails)).toEqual(['REQUEST ada@people.example', 'REQUEST ben@people.example', `REQUEST ${salesexec}`]);
    expect(new Set(mails.map(({ mailSubject }) => mailSubject))).toEqual(
      new Set(['Changed invitation: Talk about slates']),
    );
    expect(mails[0]!.events[0]).toMatchObject({ start: '2027-07-01T13:00:00.000Z', sequence: both.version + 1 });
    await forget();
    await change(activity, { invitedContacts: [ben.contactId], invitedUsers: [] });
    const gone = await sent();
    expect(brief(gone)).toEqual(['CANCEL ada@people.example', `CANCEL ${salesexec}`]);
    expect(gone.find(({ to }) => to === ada.email)!.events[0]).toMatchObject({
      uid: `activity-${activity.activityId}-${users.internal}@${identity}`,
      status: 'CANCELLED',
      sequence: both.version + 2,
      attendees: ['Ada Byron <ada@people.example> ACCEPTED'],
    });
    await forget();
    await change(activity, { notes: 'Only for colleagues' });
    expect(await sent()).toEqual([]);
    expect((await internal.delete(`activity/${activity.activityId}`)).status).toBe(200);
    expect(brief(await sent())).toEqual(['CANCEL ben@people.example']);
  });

  test('from another user is another event', async () => {
    const activity = await make(invited({ invitedUsers: [] }));
    await forget();
    await change(activity, { user: users.salesexec });
    const [cancelled, renewed] = await sent();
    expect(cancelled).toMatchObject({
      method: 'CANCEL',
      to: ada.email,
      events: [{ organiser: `Ian Internal <${own}>` }],
    });
    expect(renewed).toMatchObject({ method: 'REQUEST', events: [{ organiser: `Sally Exec <${salesexec}>` }] });
    expect(renewed!.events[0]!.uid).not.toBe(cancelled!.events[0]!.uid);
  });

  test('is withdrawn by an undo, and cancelled for those who have it already', async () => {
    const { undo } = await make(invited());
    await statement(`delete from mail_outbox where recipient = '${ada.email}'`);
    expect((await internal.post(`undo/${undo}`)).status).toBe(200);
    expect(brief(await sent())).toEqual(['CANCEL ada@people.example']);
  });

  test('goes out again when a deleted activity is restored', async () => {
    const activity = await make(invited({ subject: 'Restored meeting' }));
    await internal.delete(`activity/${activity.activityId}`);
    await forget();
    const { body } = await internal.list('trash', { filter: { q: 'Restored meeting' } });
    expect((await internal.post(`trash/${body[0].id}/restore`)).status).toBe(200);
    expect(brief(await sent())).toEqual(['REQUEST ada@people.example', `REQUEST ${salesexec}`]);
  });

  test('needs no mail for a contact without an address', async () => {
    const without = await contact({ ...willing, firstName: 'Cy' });
    await statement(`update contact set email = null where contact_id = ${without.contactId}`);
    await make(invited({ invitedContacts: [without.contactId], invitedUsers: [] }));
    expect(await sent()).toEqual([]);
  });

  test('is sent to a contact who wants no e-mail only if that is confirmed, once', async () => {
    const shy = await contact({ canEmail: false, firstName: 'Dee', email: 'dee@people.example' });
    const values = invited({ invitedContacts: [shy.contactId], invitedUsers: [] });
    expect(await internal.post('activity', draft(values))).toMatchObject({
      status: 422,
      body: {
        errors: {
          invitedContacts:
            'Dee Byron wants no e-mail. Confirm that you send the invitation all the same, or leave out the contact.',
        },
      },
    });
    const activity = await make({ ...values, confirmedContacts: [shy.contactId, ada.contactId] });
    expect(activity.confirmedContacts.map(({ contactId }: any) => contactId)).toEqual([shy.contactId]);
    await change(activity, { startTime: '15:00' });
    expect(brief(await sent())).toEqual(['REQUEST dee@people.example', 'REQUEST dee@people.example']);
  });

  test('takes active contacts of the customer, active colleagues, and at most 50 people', async () => {
    const others = (await internal.get('contacts')).body.filter(
      (one: any) => one.customer.customerId !== who.customer.customerId && one.active,
    );
    const refused = async (values: object) => (await internal.post('activity', draft(values))).body.errors;
    expect(await refused({ invitedContacts: [others[0].contactId] })).toEqual({
      invitedContacts: `${others[0].contactName} belongs to another customer.`,
    });
    const gone = await contact({ ...willing, active: false });
    expect(await refused({ invitedContacts: [gone.contactId] })).toEqual({
      invitedContacts: 'This contact is inactive.',
    });
    expect(await refused({ invitedContacts: [999_999] })).toEqual({ invitedContacts: 'This Contact does not exist.' });
    const many = others.slice(0, 51).map(({ contactId }: any) => contactId);
    expect(await refused({ customer: null, invitedContacts: many })).toEqual({
      invitedContacts: 'At most 50 people can be invited.',
    });
    expect(
      (await internal.put(`contact/${ada.contactId}`, { customer: others[0].customer.customerId })).body.message,
    ).toMatch(/^This contact cannot move to another customer, because \d+ activities refer to it\.$/);
  });

  test('names the user only once, and nobody for a task', async () => {
    const activity = await make(invited({ invitedUsers: [users.internal, users.salesexec] }));
    expect(activity.invitedUsers.map(({ id }: any) => id)).toEqual([users.salesexec]);
    await forget();
    const task = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Task');
    expect(await make(invited({ activityType: task, place: 'Here' }))).toMatchObject({
      invitedContacts: [],
      invitedUsers: [],
      place: null,
    });
    expect(await sent()).toEqual([]);
  });

  test('takes place at the site of the enquiry, the customer, or where the person says; a call has no place', async () => {
    const { body: enquiry } = await internal.post('opportunityconf', enquiryOf({ ...who, contact: ada }));
    expect(enquiry.oppId).toBeGreaterThan(0);
    await internal.put(`opportunity/${enquiry.oppId}`, { address1: '7', address2: 'QUARRY LANE', address3: '-' });
    const at = invited({ activityType: meeting, contact: ada.contactId, invitedUsers: [] });
    const places: (string | null)[] = [];
    for (const more of [{ opportunity: enquiry.oppId }, {}, { place: 'Our yard' }, { activityType: call }]) {
      await make({ ...at, ...more });
      places.push((await sent()).at(-1)!.events[0]!.place);
    }
    expect(places[0]).toMatch(/^7 Quarry Lane, /);
    expect(places[1]).not.toMatch(/Quarry Lane/);
    expect(places.slice(2)).toEqual(['Our yard', null]);
  });

  test('that was not delivered is reported to the user of the activity', async () => {
    await make(invited({ invitedUsers: [], subject: 'Undelivered' }));
    await statement(`update mail_outbox set given_up = ${app.settings.databaseUrl ? 'true' : '1'}`);
    await statement(`update background_work set reason = 'No such mailbox.'`);
    const { default: job } = await built('features/activity/undelivered-invitations.job.js');
    for (const _ of [1, 2]) await job.run(app.platform, new AbortController().signal);
    const { body } = await internal.get('getAllCurrentUserAlerts');
    const texts = body.map(({ alertDesc }: any) => alertDesc).filter((text: string) => text.includes('Undelivered'));
    expect(texts).toEqual(['The invitation to Undelivered was not delivered to ada@people.example: No such mailbox.']);
  });

  test('is a part of the mail that calendars can read, and a file', async () => {
    await make(invited({ subject: 'Café visit ✓', invitedUsers: [] }));
    await deliver(app);
    const folder = join(app.settings.dataDir, 'mail');
    const message = readFileSync(join(folder, readdirSync(folder).toSorted().at(-1)!), 'utf8');
    expect(message).toMatch(/Content-Type: multipart\/alternative/);
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(message).toMatch(/Content-Type: application\/ics; name=invite\.ics/);
    expect(message).toMatch(/^Reply-To: internal@demo\.branchline\.example$/m);
  });
});
