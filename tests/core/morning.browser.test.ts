import type { Locator, Page } from '@playwright/test';
import { inDays } from '../support/work.ts';
import { become } from '../support/browser/activity.ts';
import { answered, api, choose, elsewhere, expect, rows, signIn, test, unique } from '../support/browser/fixtures.ts';
import { openTab } from '../support/browser/tabs.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

const fill = async (dialog: Locator, texts: object) => {
  for (const [name, text] of Object.entries(texts))
    await dialog.getByRole('textbox', { name, exact: true }).fill(String(text));
};

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves while the server is slow to answer. */
async function saveSlowly(page: Page, dialog: Locator, path: string) {
  let answer = () => {};
  const seen = new Promise<void>((resolve) => (answer = resolve));
  await page.route(path, async (route) => {
    await seen;
    await route.continue();
  });
  const button = dialog.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button.getByRole('progressbar')).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(button).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  answer();
}

test('one salesperson’s morning [BEH-001 BEH-003 BEH-046 BEH-119 STA-055]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  await page.goto('/');
  const known = await api(page, 'GET', 'customers/2');
  const name = `${known.custName} ${unique('X').slice(-4)}`.toUpperCase();
  let customer = '';

  await test.step('a customer is not found, resembles an existing one, and is created all the same', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('searchbox').fill(name);
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'New customer' }).click();
    const dialog = dialogOf(page, 'Customer Details');
    await fill(dialog, {
      'Customer Name': name,
      House: known.address1,
      Street: known.address2,
      'Sub Area': known.address3 ?? '-',
      'Post Code': known.postCode,
      'Phone No': '01632 960123',
    });
    await choose(dialog, 'City/Town', known.cityTown.cityTownName);
    await choose(dialog, 'Customer Type', 'Builder');
    await expect(dialog.getByText(/^Possible duplicate customers: \d+$/)).toBeVisible();
    await saveSlowly(page, dialog, '**/v1/customer');
    await page.getByRole('alertdialog', { name: 'Duplicate error' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('New Customer Saved')).toBeVisible();
    await rows(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    customer = page.url().match(/customers\/(\d+)/)![1]!;
  });

  await test.step('its contact', async () => {
    await openTab(page, 'Contacts');
    await page.getByRole('button', { name: 'New contact' }).first().click();
    const dialog = dialogOf(page, 'Contact Details');
    await fill(dialog, {
      'First Name': 'Petra',
      Surname: 'Plover',
      House: '1',
      Street: unique('Lane'),
      'Sub Area': 'Centre',
      'Phone No': '01632 960124',
      Email: `petra${customer}@plover.example`,
    });
    await choose(dialog, 'Job Function', 'Estimating');
    await choose(dialog, 'City/Town', known.cityTown.cityTownName);
    await save(dialog);
    await expect(page.getByText('New Contact Saved')).toBeVisible();
    await expect(rows(page)).toContainText('PLOVER');
  });

  const subject = unique('Roof of the barn');
  await test.step('a meeting with a reminder', async () => {
    await openTab(page, 'Activities');
    await page.getByRole('button', { name: 'New activity' }).first().click();
    const dialog = dialogOf(page, 'Activity Details');
    await fill(dialog, { Subject: subject });
    await choose(dialog, 'Type', 'Meeting');
    await choose(dialog, 'Contact', 'PETRA PLOVER');
    await fill(dialog, { 'Start Date': inDays(2), 'Start Time': '10:00', 'Duration in minutes': 30 });
    await dialog.getByRole('switch', { name: 'Reminder' }).check();
    await choose(dialog, 'Reminder Type', 'Email');
    await fill(dialog, { 'Reminder Date': inDays(1) });
    await save(dialog);
    await expect(dialog).toBeHidden();
    await expect(rows(page).filter({ hasText: subject })).toContainText('Upcoming');
  });

  await test.step('its result and a follow-up', async () => {
    await become(page, 'Upcoming', 'Completed');
    const dialog = dialogOf(page, 'Meeting result');
    await choose(dialog, 'Activity Result', 'Interested, call again');
    await choose(dialog, 'Activity Types', 'Call');
    await fill(dialog, { Subject: `${subject}, again`, 'Duration in minutes': 15, 'Result Notes': 'The blue ones' });
    await save(dialog);
    await expect(page.getByText('Status updates.')).toBeVisible();
    await expect(rows(page).filter({ hasText: `${subject}, again` })).toContainText('Upcoming');
    await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(1);
  });

  await test.step('a note with tags, and a file', async () => {
    const [tag] = await api<any[]>(page, 'GET', 'tags/NOTES');
    await openTab(page, 'Notes');
    await page.getByRole('button', { name: 'New note' }).first().click();
    const dialog = dialogOf(page, 'Note Details');
    await fill(dialog, { 'Note Subject': subject, 'Note Details': 'Wants a sample of each.' });
    await choose(dialog, 'Note Tags', tag.tag);
    await saveSlowly(page, dialog, '**/v1/customernotes');
    await expect(page.getByText('New Note Saved')).toBeVisible();
    await expect(rows(page)).toContainText(tag.tag);

    await openTab(page, 'Attachments');
    await expect(page.getByRole('button', { name: 'Add file' })).toBeVisible();
    const file = { name: 'barn.txt', mimeType: 'text/plain', buffer: Buffer.from('12 by 30') };
    await page.setInputFiles('input[type=file]', file);
    await expect(page.getByText('File uploaded')).toBeVisible();
    await expect(rows(page)).toContainText('barn.txt');
  });

  await test.step('a colleague has written a note in the meantime', async () => {
    const supervisor = await elsewhere(page, 'supervisor');
    const { id } = await api(page, 'GET', 'user/profile');
    const noteHeader = unique('Well done');
    const note = { noteHeader, customer: Number(customer), assignFor: id };
    expect((await supervisor.post('customernotes/', note)).status).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: /^Alerts, \d+ unread$/ }).click();
    await dialogOf(page, 'Alerts').getByText(noteHeader).click();
    await expect(dialogOf(page, 'Note Details').getByRole('textbox', { name: 'Note Subject' })).toHaveValue(noteHeader);
  });
});
