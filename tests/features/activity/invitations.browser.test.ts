import type { Locator } from '@playwright/test';
import { inDays } from '../../support/work.ts';
import { sentBy } from '../../support/browser/activity.ts';
import { violations } from '../../support/browser/axe.ts';
import { answered, api, choose, expect, openNew, signIn, test, unique } from '../../support/browser/fixtures.ts';

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true }).click();

/** Adds contacts of a customer: one that wants e-mail and one that does not. */
async function contactsOf(page: Parameters<typeof signIn>[0]) {
  const [found] = await api<any[]>(page, 'GET', 'contacts');
  const { customerId, custName } = found.customer;
  const { cityTown, jobFunction, address1, address2, address3 } = found;
  const values = {
    customer: customerId,
    cityTown,
    jobFunction,
    address1,
    address2,
    address3,
    phoneNo: '0114 496 0001',
  };
  const add = (lastName: string, canEmail: boolean) =>
    api<any>(page, 'POST', 'contactconf', {
      ...values,
      firstName: 'Ada',
      lastName,
      canEmail,
      email: `${lastName.toLowerCase()}@people.example`,
    });
  const name = unique('W')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toUpperCase();
  return { custName, willing: await add(`${name}A`, true), unwilling: await add(`${name}B`, false) };
}

for (const width of [1440, 390])
  test(`contacts and colleagues are invited, one that wants no e-mail once this is confirmed, at ${width} px`, async ({
    page,
    allow,
  }) => {
    allow.consoleErrors.push(answered(422));
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'internal');
    const { custName, willing, unwilling } = await contactsOf(page);
    const dialog = await openNew(page, 'activity');
    const subject = unique('Slates for the tower');
    await field(dialog, 'Subject').fill(subject);
    await choose(dialog, 'Type', 'Call');
    await field(dialog, 'Start Date').fill(inDays(3));
    await field(dialog, 'Start Time').fill('930');
    await dialog.getByRole('textbox', { name: 'Duration in minutes' }).fill('90');
    await choose(dialog, 'Customer', custName);
    await dialog.getByRole('button', { name: 'More fields' }).click();
    await choose(dialog, 'Invited contacts', willing.contactName);
    await expect(dialog.getByText('no e-mail')).toHaveCount(0);
    await choose(dialog, 'Invited contacts', unwilling.contactName);
    await choose(dialog, 'Invited colleagues', 'Sally Exec');
    const asks = dialog.getByText(`${unwilling.contactName} wants no e-mail.`, { exact: true });
    await expect(asks).toBeVisible();
    await save(dialog);
    await expect(dialog.getByText(/Confirm that you send the invitation all the same/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Send the invitation all the same' }).check();
    expect(await violations(page)).toEqual([]);
    const sent = await sentBy(page, /\/activity$/, () => save(dialog));
    expect(sent).toMatchObject({
      invitedContacts: [willing.contactId, unwilling.contactId],
      confirmedContacts: [unwilling.contactId],
    });
    await expect(dialog).toBeHidden();

    const [{ activityId }] = (await api<any>(
      page,
      'GET',
      `activityGlobalSearch/${encodeURIComponent(subject)}`,
    )) as any[];
    await page.goto(`/activities/${activityId}/detail`);
    await expect(page.getByText(`${willing.contactName}, ${unwilling.contactName}`)).toBeVisible();
    await expect(page.getByText('Sally Exec').first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const again = page.getByRole('dialog');
    await expect(again.getByText(unwilling.contactName)).toBeVisible();
    await expect(again.getByText('no e-mail')).toHaveCount(0);
  });

test('another customer takes away the contacts that are invited, and a task invites nobody', async ({ page }) => {
  await signIn(page, 'internal');
  const { custName, willing } = await contactsOf(page);
  const customers = await api<any[]>(page, 'GET', 'activecustomers');
  const other = customers.find((one) => one.custName !== custName && one.status === 'Active');
  const dialog = await openNew(page, 'activity');
  await choose(dialog, 'Type', 'Call');
  await choose(dialog, 'Customer', custName);
  await dialog.getByRole('button', { name: 'More fields' }).click();
  await choose(dialog, 'Invited contacts', willing.contactName);
  await expect(dialog.getByText(willing.contactName)).toBeVisible();
  await choose(dialog, 'Customer', other.custName);
  await expect(dialog.getByText(willing.contactName)).toHaveCount(0);
  await choose(dialog, 'Type', 'Task');
  await expect(dialog.getByRole('combobox', { name: 'Invited colleagues' })).toHaveCount(0);
});
