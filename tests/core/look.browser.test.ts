import type { Page } from '@playwright/test';
import { violations } from '../support/browser/axe.ts';
import { expect, go, rows, signIn, test } from '../support/browser/fixtures.ts';

const shown = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
};

/** Opens a page from another without a new load, which is quicker. The page between them tells one from the other. */
const opened = (path: string) => async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1 });
  await go(page, '/nowhere');
  await expect(heading).toHaveText('PAGE NOT FOUND');
  await go(page, path);
  await expect(heading).not.toHaveText('PAGE NOT FOUND');
  await shown(page);
};

/** Opens a page by its address, whatever lay over the last one. */
const loaded = async (page: Page, path: string) => {
  await page.goto(path);
  await shown(page);
};

const newCustomer = async (page: Page) => {
  await loaded(page, '/customers');
  await page.getByRole('button', { name: 'New customer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Customer Name is required.')).toBeVisible();
};

/** Opens a page, then a dialog over it. */
const laid = (path: string, ...buttons: RegExp[]) =>
  async function lay(page: Page) {
    await loaded(page, path);
    const filters = page.getByRole('button', { name: /^Filters/ });
    for (const name of buttons) {
      const target = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first();
      // On a telephone the filters are in a sheet.
      await expect(target.or(filters).first()).toBeVisible();
      if (!(await target.isVisible())) await filters.click();
      await target.click();
    }
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await expect(page.getByRole('dialog').last()).toBeVisible();
  };

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  dashboard: opened('/'),
  customers: opened('/customers'),
  customer: opened('/customers/1/detail'),
  history: opened('/customers/1/history'),
  'sales of a customer': opened('/customers/1/sales'),
  'sales data': opened('/salesData'),
  activities: opened('/activities'),
  activity: opened('/activities/1/detail'),
  calendar: async (page) => {
    await opened('/activities')(page);
    await page.getByRole('button', { name: 'Calendar' }).click();
    await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  },
  grades: opened('/opportunitySetting/QuotationGrades'),
  users: opened('/users'),
  user: opened('/users/1/detail'),
  permissions: opened('/roles/1/permissions'),
  report: opened('/reports/Won%20Orders'),
  statistics: opened('/reports/Quotations%20Stats'),
  'user dashboard': opened('/users/1/dashboard'),
  videos: opened('/videos'),
  'support cases': opened('/supportCases'),
  'not found': (page) => loaded(page, '/notfound'),
  'new customer': newCustomer,
  columns: laid('/customers', /^Choose columns$/),
  'saved filters': laid('/customers', /^Saved filters$/),
  'new filter': laid('/customers', /^Saved filters$/, /^New filter$/, /^Add condition$/, /^Save$/),
  dates: laid('/myActivities', /^Start Date$/),
  favourites: laid('/', /^Favourites$/, /^Edit favourites$/),
  alerts: laid('/', /^Alerts/),
  'all alerts': laid('/', /^Alerts/, /^View all$/),
  notifications: laid('/', /^Your account/, /^Notification settings$/),
  search: async (page) => {
    await loaded(page, '/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('roof');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
};

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe.configure({ mode: 'parallel' });

// The colours are the same at both widths, so each theme is checked at one of them.
for (const { width, theme } of [
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test(`axe finds nothing in the ${theme} theme; nothing overflows the page`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme: theme });
      const look = async (name: string) => {
        expect.soft(await violations(page), name).toEqual([]);
        // Pictures to look at are taken on request only: drawing them takes time.
        if (process.env.TEST_SCREENS)
          await page.screenshot({
            path: `dist/test-results/screens/${name.replaceAll(' ', '-')}-${width}-${theme}.png`,
          });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, name).toBeLessThanOrEqual(0);
      };
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await look('login');
      await signIn(page, 'admin');
      await page.goto('/');
      await expect(page.getByRole('banner')).toBeVisible();
      const isDark = async () => Number((await ground(page)).match(/\d+/)![0]) < 128;
      await expect.poll(isDark).toBe(theme === 'dark');
      for (const [name, open] of Object.entries(screens)) {
        await open(page);
        // A tooltip under the pointer would be in some pictures only.
        await page.mouse.move(0, 0);
        await look(name);
      }
    });
  });

test('on a telephone the menu opens over the page, and rows are cards with the same facts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'internal');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card).toContainText('Account No');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail$/);
});

test('on a telephone files can be downloaded, and filters leave out values that all rows share', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'internal');
  await page.goto('/customers/3/attachments');
  const name = `plan-${Date.now()}.txt`;
  await page.setInputFiles('input[type=file]', { name, mimeType: 'text/plain', buffer: Buffer.from('Plan') });
  await expect(page.getByText('File uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enquiry', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customer', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Show \d+ rows?$/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(name);
});

test('digits have one width in columns of dates and amounts, and hyphens in texts their own', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/quotations');
  await rows(page).first().waitFor();
  const figures = (cell: string) =>
    page
      .locator(`td[data-name="${cell}"]`)
      .first()
      .evaluate((one) => getComputedStyle(one).fontVariantNumeric);
  expect(await figures('quoteVerDate')).toBe('tabular-nums');
  expect(await figures('productValue')).toBe('tabular-nums');
  expect(await figures('customer')).toBe('normal');
});
