import type { Page } from '@playwright/test';
import { draft } from '../customers.ts';
import { addContact, customerWithContact, inDays, keyOf } from '../work.ts';
import { elsewhere, expect, unique } from './fixtures.ts';

export interface Planned {
  readonly activityId: number;
  readonly subject: string;
  readonly startDate: string;
}

/** Makes an activity of the internal salesperson: at ten in two days' time, for an hour. A task has no start. */
export async function plan(page: Page, kind: string, more: object = {}): Promise<Planned> {
  const client = await elsewhere(page, 'internal');
  const { customer, contact } = await customerWithContact(client);
  const { status, body } = await client.post('activity', {
    subject: unique('Slates'),
    dateCreated: inDays(0),
    activityType: await keyOf(client, 'activityTypes', 'activityTypeName', kind),
    customer: customer.customerId,
    contact: contact.contactId,
    ...(kind !== 'Task' && { startDate: inDays(2), startTime: '10:00', duration: 60 }),
    ...more,
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** The keys of a new customer and its contact, who have no other activities. */
export async function newCustomer(page: Page) {
  const admin = await elsewhere(page, 'admin');
  const { status, body } = await admin.post('customerconf', draft({ custName: unique('Zephyrine Quarrying') }));
  expect([status, body.message]).toEqual([200, undefined]);
  const { contactId } = await addContact(admin, body);
  return { customer: body.customerId as number, contact: contactId as number };
}

/** Reads the activity again. */
export const read = async (page: Page, { activityId }: Planned) =>
  (await (await elsewhere(page, 'internal')).get(`activity/${activityId}`)).body;

export const openPage = async (page: Page, { activityId, subject }: Planned) => {
  await page.goto(`/activities/${activityId}/detail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
};

/** Opens an activity's dialog from its page. */
export async function openDialog(page: Page, activity: Planned) {
  await openPage(page, activity);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activity Details' });
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(activity.subject);
  return dialog;
}

/** Changes an activity's status through the menu of its badge. */
export async function become(page: Page, from: string, to: string, within: Pick<Page, 'getByRole'> = page) {
  await within
    .getByRole('button', { name: `Status: ${from}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: to }).click();
}

/** The body that the browser sends to a call while a step runs. */
export async function sentBy(page: Page, path: RegExp, step: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => path.test(one.url()) && one.method() !== 'GET'),
    step(),
  ]);
  return request.postDataJSON();
}
