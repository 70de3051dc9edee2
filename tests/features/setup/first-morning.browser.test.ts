import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { type } from '../../support/browser/enquiry.ts';
import { choose, expect, test } from '../../support/browser/fixtures.ts';
import { withNewProduct } from '../../support/browser/new-product.ts';

/** The lists that are empty in a new product, each with the name of its button, its field and an entry. */
const lists = [
  ['Cities/Towns', 'New city/town', 'City/Town', 'Leeds'],
  ['Customer Types', 'New customer type', 'Customer Type', 'Roofer'],
  ['Job Functions', 'New job function', 'Job Function', 'Buyer'],
  ['Project Types', 'New project type', 'Project Type', 'House'],
  ['Product Types', 'New product type', 'Product Type', 'Tiles'],
  ['Quotation Grades', 'New quotation grade', 'Grade', 'A'],
  ['Lost Quote Notes', 'New lost quote note', 'Reason', 'Price'],
  ['Reminder Types', 'New reminder type', 'Reminder Type', 'Call'],
] as const;

const customer = {
  'Customer Name': 'Aire Valley Roofing',
  House: '12',
  Street: 'Kirkstall Road',
  'Sub Area': 'Burley',
  'Post Code': 'LS3 1JA',
  'Phone No': '0113 496 0123',
};

/** Opens a page from the list of steps. */
async function step(page: Page, link: string) {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('region', { name: 'Set up Branchline' }).getByRole('link', { name: link, exact: true }).click();
}

/** Adds an entry to the list that is open. */
async function add(page: Page, button: string, values: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('an empty product leads its first administrator to the first customer', async ({ page }) => {
  test.slow();
  await withNewProduct(async ({ url, email, password }) => {
    await page.goto(`${url}/login`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const steps = page.getByRole('region', { name: 'Set up Branchline' });
    await expect(steps).toContainText('0 of 7 done');
    expect(await violations(page)).toEqual([]);
    await steps.getByRole('link', { name: 'Add your branches' }).click();
    await add(page, 'New branch', { Branch: 'Leeds', Code: 'LDS' });
    await step(page, 'Add your letterhead');
    await add(page, 'New letterhead', { Company: 'Dales Roofing', Address: '1 The Headrow', 'Post Code': 'LS1 1AA' });
    await step(page, 'Assign postal areas to branches');
    await page.getByRole('searchbox', { name: 'Search postal areas' }).fill('LS');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Reassign…' }).click();
    const dialog = page.getByRole('dialog');
    await choose(dialog, 'Branch', 'Leeds');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Change 1 postal area' }).click();
    await expect(page.getByText('1 postal area changed.')).toBeVisible();
    for (const [list, button, label, value] of lists) {
      await step(page, list);
      await add(page, button, { [label]: value });
    }
    await step(page, 'Invite your colleagues');
    await page.getByRole('button', { name: 'New user' }).click();
    for (const [label, value] of [
      ['First name', 'Nora'],
      ['Last name', 'Sharp'],
      ['E-mail', 'nora@company.example'],
    ] as const)
      await type(dialog, label, value);
    await choose(dialog, 'Role', 'Internal Sales');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(steps).toContainText('5 of 7 done');
    await steps.getByRole('button', { name: 'Hide steps' }).click();
    await expect(steps.getByRole('listitem')).toHaveCount(0);
    await steps.getByRole('button', { name: 'Show steps' }).click();
    await expect(steps.getByRole('listitem')).toHaveCount(7);
    await page.goto(`${url}/customers`);
    await page.getByRole('button', { name: 'New customer' }).click();
    for (const [label, value] of Object.entries(customer)) await type(dialog, label, value);
    await choose(dialog, 'City/Town', 'Leeds');
    await choose(dialog, 'Customer Type', 'Roofer');
    await expect(dialog.getByRole('textbox', { name: 'Branch' })).toHaveValue('Leeds');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    // All is done but the mail server, without which people can work.
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('link', { name: 'AIRE VALLEY ROOFING' })).toBeVisible();
    await expect(steps).toHaveCount(0);
    // The page would keep calling a server that has stopped.
    await page.goto('/v1/health');
  });
});
