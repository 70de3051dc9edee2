import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { api, expect, rows, signIn, test } from '../support/browser/fixtures.ts';

/** The text of the file that the page saves. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
const cardsIn = (text: string) => text.match(/^FN:.*$/gm)?.length ?? 0;

test('contacts and customers are saved as vCards, from their page, a selection and their list', async ({ page }) => {
  await signIn(page, 'internal');
  const [contact] = await api<any[]>(page, 'GET', 'contacts');
  await page.goto(`/contacts/${contact.contactId}/detail`);
  const one = await saved(page, () => page.getByRole('button', { name: 'Save as vCard' }).click());
  expect(one.name).toBe(`${contact.contactName}.vcf`);
  expect(cardsIn(one.text)).toBe(1);
  expect(one.text).toContain(contact.email);

  await page.goto('/contacts');
  await expect(rows(page).first()).toBeVisible();
  for (const i of [0, 1]) await rows(page).nth(i).getByRole('checkbox').check();
  const two = await saved(page, () => page.getByRole('toolbar').getByRole('button', { name: 'Save as vCard' }).click());
  expect([two.name, cardsIn(two.text)]).toEqual(['Contacts.vcf', 2]);

  await page.goto('/customers');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const all = await saved(page, () =>
    page.getByRole('menuitem', { name: 'Contacts for an address book (vCard)' }).click(),
  );
  expect(all.name).toBe('Customers.vcf');
  expect(cardsIn(all.text)).toBeGreaterThan(2);

  await page.goto('/activities');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /vCard/ })).toHaveCount(0);
});
