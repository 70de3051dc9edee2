import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { answered, api, choose, expect, go, rows, signIn, test, unique } from '../../support/browser/fixtures.ts';

const report = (page: Page) => page.getByRole('dialog', { name: 'New support case' });

const marking = (page: Page) => page.getByRole('dialog', { name: 'Screenshot' });

/** Takes a screenshot and sends it as it is. */
async function begin(page: Page) {
  await page.getByRole('button', { name: 'Support Case' }).click();
  await marking(page).getByRole('button', { name: 'Continue' }).click();
}

/** What the next upload sends with its file. Playwright does not show the body of a request that has a file. */
const uploadParams = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        FormData.prototype.append = new Proxy(FormData.prototype.append, {
          apply(append, form, [name, value]: [string, string]) {
            if (name === 'params') resolve(JSON.parse(value));
            return Reflect.apply(append, form, [name, value]);
          },
        });
      }),
  );

/** The colour of a point of a stored picture, as the server has it. */
const colourAt = (page: Page, fileName: string, point: readonly [x: number, y: number]) =>
  page.evaluate(
    async ([name, [x, y]]) => {
      const { token } = JSON.parse(localStorage.getItem('branchline.session')!);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`/v1/downloadAttachment/${name}`, { headers });
      const picture = await createImageBitmap(await answer.blob());
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      return [...context.getImageData(x, y, 1, 1).data];
    },
    [fileName, point] as const,
  );

test('a screenshot is taken, blacked out and uploaded, then the case is described [BEH-006 BEH-016 BEH-022 BEH-037 STA-001 STA-005 VAL-009 VAL-010 VAL-013 ERR-023]', async ({
  page,
}) => {
  await signIn(page, 'readonly');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Support Case' }).click();
  const shot = marking(page).getByRole('img', { name: 'Screenshot of the page' });
  const { x, y, width, height } = (await shot.boundingBox())!;
  const over = async (left: number, top: number, right: number, bottom: number) => {
    await page.mouse.move(x + width * left, y + height * top);
    await page.mouse.down();
    await page.mouse.move(x + width * right, y + height * bottom);
    await page.mouse.up();
  };
  await over(0.4, 0.4, 0.6, 0.6);
  await marking(page).getByText('Mark', { exact: true }).click();
  await over(0.1, 0.1, 0.3, 0.3);
  await page.getByRole('button', { name: 'Marked area 2' }).press('Shift+ArrowRight');
  expect(await violations(page)).toEqual([]);
  const uploaded = page.getByRole('status', { includeHidden: true }).filter({ hasText: 'ss.png uploaded' });
  const shown = expect(uploaded).toContainText('100%');
  const params = uploadParams(page);
  const [sent] = await Promise.all([
    page.waitForResponse(/\/v1\/attachment$/),
    marking(page).getByRole('button', { name: 'Continue' }).click(),
  ]);
  await shown;
  const { attachId, fileName, fileSize, contentType } = await sent.json();
  expect(fileName).toMatch(/^ss(-\w+)?\.png$/);
  expect(contentType).toBe('image/png');
  expect(await params).toMatchObject({ fileName: 'ss.png' });
  expect(fileSize).toBeGreaterThan(20_000);
  const black = [0, 0, 0, 255];
  expect(await colourAt(page, fileName, [1440 * 0.5, 900 * 0.5])).toEqual(black);
  expect(await colourAt(page, fileName, [1440 * 0.2, 900 * 0.2])).not.toEqual(black);

  const dialog = report(page);
  await expect(dialog.getByRole('textbox', { name: 'Status' })).toHaveValue('NEW');
  await expect(dialog.getByRole('textbox', { name: 'Status' })).toHaveAttribute('readonly');
  await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
  const picture = dialog.getByRole('img', { name: 'Screenshot of the page' });
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1440, 900,
  ]);
  await expect(dialog.getByRole('textbox', { name: 'Last call' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  for (const text of ['The Type is required', 'The Description is required', 'The Details is required'])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await choose(dialog, 'Type', 'Screen Issue');
  const description = unique('The list is empty');
  await dialog.getByRole('textbox', { name: 'Description' }).fill(description);
  await dialog.getByRole('textbox', { name: 'Details' }).fill('It was full yesterday.');
  const [request] = await Promise.all([
    page.waitForRequest(/\/v1\/usersupportcase$/),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ description, screenshot: attachId, active: true });
  await expect(page.getByText('The issue/error has been submitted successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await go(page, '/mySupportCases');
  await rows(page).filter({ hasText: description }).click();
  const mine = page.getByRole('dialog', { name: 'Support Case' });
  await expect(mine.getByText('Nobody has replied yet.')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Reply' })).toBeVisible();
  await page.keyboard.press('Escape');

  await signIn(await signedOut(page), 'admin');
  await page.goto('/supportCases');
  await rows(page).filter({ hasText: description }).click();
  const edit = page.getByRole('dialog', { name: 'Support Case' });
  await expect(edit.getByRole('img', { name: 'Screenshot of the page' })).toBeVisible();
  await edit.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['NEW', 'VERIFIED', 'ASSIGNED', 'ONHOLD', 'RESOLVED', 'DONE']);
  await page.getByRole('option', { name: 'RESOLVED' }).click();
  await edit.getByRole('textbox', { name: 'Resolution' }).fill('The filter was on.');
  await edit.getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('dialog', { name: 'New reply' });
  await reply.getByRole('textbox', { name: 'Reply' }).fill('Is it full now?');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(edit.getByRole('listitem').filter({ hasText: 'Is it full now?' })).toContainText('Anna Admin');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit).toHaveCount(0);
  await expect(rows(page).filter({ hasText: description })).toContainText('RESOLVED');
});

async function signedOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  return page;
}

test('a case includes the last failed call; a refused case keeps its form open [BEH-029 ERR-022]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(404), answered(500));
  await signIn(page, 'internal');
  await page.goto('/customers/2000000000/detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  await begin(page);
  const dialog = report(page);
  // The person sees what is sent along.
  await expect(dialog.getByRole('textbox', { name: 'Last call' })).toHaveValue(/2000000000/);
  await choose(dialog, 'Type', 'Error Message');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('No such customer');
  await dialog.getByRole('textbox', { name: 'Details' }).fill('The link was in a mail.');
  await page.route('**/v1/usersupportcase', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'unexpected' } }),
  );
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while adding SupportCase')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('No such customer');
  await page.unroute('**/v1/usersupportcase');
  const [request] = await Promise.all([
    page.waitForRequest(/\/v1\/usersupportcase$/),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    lastEP: expect.stringContaining('2000000000'),
    errorCode: '404',
    epPayload: 'null',
    datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await expect(dialog).toHaveCount(0);
});

test('a screenshot that is too big for the server is reported, and no form opens [ERR-051]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(413));
  await signIn(page, 'internal');
  await page.goto('/');
  await page.route('**/v1/attachment', (route) =>
    route.fulfill({
      status: 413,
      json: { message: 'The file exceeds the configured maximum of 10485760 bytes.', code: 'too_large' },
    }),
  );
  await begin(page);
  await expect(page.getByText('File too big.')).toBeVisible();
  await expect(report(page)).toHaveCount(0);
  await page.unroute('**/v1/attachment');
  await marking(page).getByRole('button', { name: 'Continue' }).click();
  await expect(report(page)).toBeVisible();
  expect(await api<any[]>(page, 'GET', 'supportCaseTypes')).toHaveLength(5);
});
