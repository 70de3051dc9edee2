import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { elsewhere, expect, signIn, test, unique } from '../../support/browser/fixtures.ts';
import { draft } from '../../support/customers.ts';

/** Two spellings of a new customer, which are at once the first of the probable duplicates. */
async function twins(page: Page, house: string) {
  const admin = await elsewhere(page, 'admin');
  const name = unique('Quillfeather').toUpperCase();
  const values = { address1: house, address2: `${unique('Road')} Lane`, phoneNo: `0114 496 02${house}` };
  const names = [`${name} ROOFING LTD`, `${name} ROOFING LIMITED`];
  const ids: number[] = [];
  for (const custName of names)
    ids.push((await admin.post('customerconf', draft({ ...values, custName }))).body.customerId);
  // The mark's undo compares them now; otherwise they would wait for the next minute.
  expect((await admin.post(`notDuplicateCustomers/${ids.join('/')}`)).status).toBe(200);
  expect((await admin.delete(`notDuplicateCustomers/${ids.join('/')}`)).status).toBe(200);
  return { names, ids };
}

const idsOf = async (page: Page, ids: readonly number[]) => {
  const admin = await elsewhere(page, 'admin');
  const { body } = await admin.get('probableDuplicates/customer?perPage=100');
  return body.pairs.filter(({ records }: any) => records.every((one: any) => ids.includes(one.customerId)));
};

for (const width of [1440, 390])
  test(`probable duplicates are merged or marked as different, by keys or clicks, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const [first, second] = [await twins(page, '61'), await twins(page, '83')];
    await signIn(page, 'supervisor');
    await page.goto('/probableDuplicates?perPage=100');
    await expect(page.getByRole('heading', { name: 'Probable duplicates', level: 1 })).toBeInViewport();
    const item = ({ names }: { names: readonly string[] }) =>
      page.getByRole('listitem', { name: `${names[0]} and ${names[1]}`, exact: true });
    const [one, other] = [item(first), item(second)];
    await expect(one.getByText('100% alike')).toBeVisible();
    await expect(one.getByText(/^Same house, .* and phone no; similar customer name$/)).toBeVisible();

    await one.focus();
    await expect(one.getByRole('row', { name: /^Customer Name / })).toContainText(first.names[1]!);
    await expect(one.getByRole('row', { name: /^Street/ })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    if (width > 600) await page.keyboard.press('n');
    else await one.getByRole('button', { name: 'Not duplicates' }).click();
    await expect(page.getByText(`${first.names[0]} and ${first.names[1]} are not duplicates.`)).toBeVisible();
    await expect(one).toHaveCount(0);
    expect(await idsOf(page, first.ids)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(one).toBeVisible();
    expect(await idsOf(page, first.ids)).toHaveLength(1);

    // The last click was one of the mouse; a pair that is reached by keys is the current one.
    await page.keyboard.press('Tab');
    await other.focus();
    await expect(other).toHaveAttribute('aria-current', 'true');
    if (width > 600) await page.keyboard.press('m');
    else await other.getByRole('button', { name: 'Merge…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two customers' });
    await expect(dialog).toContainText(second.names[0]!);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(other).toHaveCount(0);
    const admin = await elsewhere(page, 'admin');
    expect((await admin.get(`customers/${second.ids[1]}`)).status).toBe(404);

    await page.getByRole('radio', { name: 'Contacts' }).check();
    await expect(page).toHaveURL(/of=contact/);
    await signIn(page, 'internal');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Probable duplicates' })).toHaveCount(0);
  });

test('one click decides on a pair that is not the current one', async ({ page }) => {
  const first = await twins(page, '19');
  await twins(page, '21');
  await signIn(page, 'supervisor');
  await page.goto('/probableDuplicates');
  const item = page.getByRole('listitem', { name: `${first.names[0]} and ${first.names[1]}`, exact: true });
  await expect(item).not.toHaveAttribute('aria-current', 'true');
  await item.getByRole('button', { name: 'Not duplicates' }).click();
  await expect(page.getByText(`${first.names[0]} and ${first.names[1]} are not duplicates.`)).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('j and k move through the pairs', async ({ page }) => {
  await twins(page, '27');
  await twins(page, '35');
  await signIn(page, 'supervisor');
  await page.goto('/probableDuplicates');
  const items = page.getByRole('list', { name: 'Pairs that look alike' }).locator('> li');
  await expect(items.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(items.nth(1)).toBeFocused();
  await expect(items.nth(1)).toBeInViewport();
  await expect(items.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(items.nth(0)).toBeFocused();
});
