import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '../support/browser/fixtures.ts';

/** Size and weight of a text, as `24/600`. */
const typeOf = (text: Locator) =>
  text.evaluate((element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return `${parseFloat(fontSize)}/${fontWeight}`;
  });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => signIn(page, 'admin'));

test('the name of a record stands out; all text has one of the sizes of the theme', async ({ page }) => {
  await page.goto('/customers/1/detail');
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).not.toBeEmpty();
  expect(await typeOf(name)).toBe('24/600');
  expect(await typeOf(page.getByRole('heading', { name: 'Timeline' }))).toBe('14/600');
  expect(await typeOf(page.getByRole('term').filter({ hasText: 'Account No' }).first())).toMatch(/^12\//);
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim()),
      )
      .map((element) => parseFloat(getComputedStyle(element).fontSize)),
  );
  expect(sizes).toContain(12);
  expect(sizes.filter((size) => ![12, 13, 14, 16, 20, 24, 28].includes(size))).toEqual([]);
});

test('a list has a title, 13 px rows and 12 px heads; names are plain until they are pointed at', async ({ page }) => {
  await page.goto('/customers');
  const row = page.getByRole('row').nth(1);
  const name = row.getByRole('link').first();
  await expect(name).toBeVisible();
  expect(await typeOf(page.getByRole('heading', { level: 1 }))).toBe('20/600');
  expect(await typeOf(row.getByRole('cell').nth(2))).toBe('13/400');
  expect(await typeOf(page.getByRole('columnheader', { name: 'Post Code' }))).toBe('12/550');
  const line = () => name.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await line()).toBe('none');
  await name.hover();
  expect(await line()).toBe('underline');
});

test('the status in a row is a dot and a word without a background', async ({ page }) => {
  await page.goto('/customers');
  const status = page.getByRole('cell', { name: 'Active', exact: true }).first().getByText('Active', { exact: true });
  await expect(status).toBeVisible();
  const seen = await status.evaluate((badge) => {
    const dot = getComputedStyle(badge.firstElementChild!);
    return [getComputedStyle(badge).backgroundColor, dot.width, dot.borderRadius];
  });
  expect(seen).toEqual(['rgba(0, 0, 0, 0)', '7px', '50%']);
});

test('the figures of a report are plain until they are pointed at', async ({ page }) => {
  await page.goto('/reports/Quotations%20Stats%20By%20Branch');
  const figure = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(figure).toBeVisible();
  const line = () => figure.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await line()).toBe('none');
  await figure.focus();
  expect(await line()).toBe('underline');
});

test('links in rows have the colour of the text', async ({ page }) => {
  await page.goto('/enquiries');
  const row = page.getByRole('row').nth(1);
  const customer = row.getByRole('link').nth(1);
  await expect(customer).toBeVisible();
  const colourOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(customer)).toBe(await colourOf(row.getByRole('cell').nth(2)));
});
