import type { Page } from '@playwright/test';
import { pseudo, pseudoLocale } from '../../admin-ui/core/i18n/pseudo.ts';
import { expect, signIn, test } from '../support/browser/fixtures.ts';
import { englishTexts, overflows } from '../support/browser/texts.ts';

const named = (text: string) => ({ name: pseudo(text) });

/** The button of a list. The entity's title is a text of its own within the button's text, so has its own brackets. */
const newCustomer = { name: pseudo('New %{title}').replace('%{title}', pseudo('Customer').toLowerCase()) };

const opened = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const filterMenu = async (page: Page) => {
  await opened('/customers')(page);
  const saved = page.getByRole('button', named('Saved filters'));
  // On a telephone the filters are in a sheet.
  const filters = page.getByRole('button', named('Filters'));
  await expect(saved.or(filters)).toBeVisible();
  if (await filters.isVisible()) await filters.click();
  await saved.click();
};

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'a list': opened('/customers'),
  "a record's page": opened('/contacts/1/detail'),
  'a dialog with many fields': async (page) => {
    await opened('/customers')(page);
    await page.getByRole('button', newCustomer).click();
    await page.getByRole('dialog').getByRole('button', named('Save')).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'the saved filters': filterMenu,
  'the filter dialog': async (page) => {
    await filterMenu(page);
    await page.getByRole('button', named('New filter')).click();
    await page.getByRole('button', named('Add condition')).click();
    await page.getByRole('dialog').getByRole('button', named('Save')).click();
    await expect(page.getByText(pseudo('Choose a field.'))).toBeVisible();
  },
  'a settings list': opened('/opportunitySetting/QuotationGrades'),
  'the columns': async (page) => {
    await opened('/customers')(page);
    await page.getByRole('button', named('Choose columns')).click();
  },
  'the search': async (page) => {
    await opened('/customers')(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('listbox')).toBeAttached();
  },
  'the layout drawer': async (page) => {
    await opened('/customers')(page);
    await page.getByRole('button', { name: pseudo('Your account').slice(0, 13) }).click();
    await page.getByRole('menuitem', named('Change theme')).click();
  },
  'the account menu': async (page) => {
    await opened('/customers')(page);
    await page.getByRole('button', { name: pseudo('Your account').slice(0, 13) }).click();
  },
};

const widths = { 'a desktop': 1440, 'a telephone': 390 };

const looked = async (page: Page, screen: string) => {
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  expect.soft(await englishTexts(page), screen).toEqual([]);
  expect.soft(await overflows(page), screen).toEqual([]);
};

for (const [device, width] of Object.entries(widths))
  test.describe(`In a longer language, on ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every text of a screen comes from the catalogue, and fits', async ({ page }) => {
      test.setTimeout(120_000);
      await page.addInitScript((locale) => localStorage.setItem('branchline.locale', locale), pseudoLocale);
      await page.goto('/login');
      await expect(page.getByRole('heading', named('Sign in'))).toBeVisible();
      await page.getByRole('button', named('Sign In')).click();
      await expect(page.getByText(pseudo('E-mail is required.'))).toBeVisible();
      await looked(page, 'the sign-in');
      await signIn(page, 'admin');
      for (const [screen, open] of Object.entries(screens)) {
        await open(page);
        await looked(page, screen);
      }
    });
  });
