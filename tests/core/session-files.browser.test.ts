import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { demoPassword } from '../support/client.ts';
import { answered, api, choose, expect, routeOnce, rows, signIn, test } from '../support/browser/fixtures.ts';
import { signInAgain } from '../support/browser/person.ts';

const input = 'input[type=file]';

/** Ends the session on the server when the browser makes the next call to an address, before that call arrives. */
const endSessionAt = (page: Page, url: string | RegExp) =>
  routeOnce(page, url, async (route) => {
    await api(page, 'POST', 'user/logout', {});
    await route.fallback();
  });

/** The last failure, as in an error report. */
async function lastFailure(page: Page) {
  await page.getByRole('button', { name: 'Support Case' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'New support case' });
  await choose(dialog, 'Type', 'Error Message');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('It failed');
  await dialog.getByRole('textbox', { name: 'Details' }).fill('It was refused.');
  const [request] = await Promise.all([
    page.waitForRequest(/\/v1\/usersupportcase$/),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  return request.postDataJSON();
}

test.beforeEach(({ allow }) => {
  allow.consoleErrors.push(answered(401));
});

test('a file added after the session has ended is uploaded once the user has signed in again [SES-012]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/customers/8/attachments');
  await expect(page.getByRole('button', { name: 'Add file' })).toBeVisible();
  await endSessionAt(page, '**/v1/attachment');
  const name = `late-${Date.now()}.txt`;
  await page.setInputFiles(input, { name, mimeType: 'text/plain', buffer: Buffer.from('Late, but there') });
  await signInAgain(page, demoPassword);
  await expect(page.getByText('File uploaded')).toBeVisible();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);

  await endSessionAt(page, '**/v1/downloadAttachment/**');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  await signInAgain(page, demoPassword);
  const file = await saved;
  expect(file.suggestedFilename()).toBe(name);
  expect(await readFile(await file.path(), 'utf8')).toBe('Late, but there');
});

for (const [what, user, path, file] of [
  ['a list', 'internal', '/customers', 'Customers.csv'],
  ['a report', 'supervisor', '/reports/Won%20Orders', 'Won Orders.csv'],
] as const)
  test(`${what} that is exported after the session has ended is saved after the next sign-in [SES-012]`, async ({
    page,
  }) => {
    await signIn(page, user);
    await page.goto(path);
    await expect(rows(page)).toHaveCount(25);
    await endSessionAt(page, /\/v1\/.*(export|format=csv)/);
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await signInAgain(page, demoPassword);
    expect((await saved).suggestedFilename()).toBe(file);
  });

test('a file that is refused shows the reason, and is in the error report [BEH-043]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  await page.goto('/customers/8/attachments');
  await routeOnce(page, '**/v1/attachment', (route) =>
    route.fulfill({ status: 422, json: { message: 'This kind of file is not allowed.', code: 'refused' } }),
  );
  await page.setInputFiles(input, { name: 'tool.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('This kind of file is not allowed.')).toBeVisible();
  expect(await lastFailure(page)).toMatchObject({
    lastEP: 'attachment',
    epPayload: expect.stringContaining('"fileName":"tool.exe"'),
    epError: 'This kind of file is not allowed.',
    errorCode: '422',
  });
});

test('an export is cancelled while the server makes the file', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/customers/export'));
  await page.route('**/v1/customers/export*', () => undefined);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook (XLSX)' }).click();
  await page.getByRole('button', { name: 'Exporting' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the export' }).click();
  await gone;
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an export that is refused shows the reason, and is in the error report [BEH-043]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  await routeOnce(page, '**/v1/customers/export*', (route) =>
    route.fulfill({ status: 422, json: { message: 'There are too many rows.', code: 'refused' } }),
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('There are too many rows.')).toBeVisible();
  expect(await lastFailure(page)).toMatchObject({
    lastEP: expect.stringMatching(/^customers\/export/),
    epError: 'There are too many rows.',
    errorCode: '422',
  });
});
