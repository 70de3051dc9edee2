import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { answered, breakOnce, expect, go, routeOnce, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { expectPdf } from '../../support/browser/pdf.ts';
import { dataDir } from '../../playwright.config.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>',
);
const input = 'input[type=file]';

async function attachments(page: Page, id: number) {
  await signIn(page, 'internal');
  await page.goto(`/customers/${id}/attachments`);
  await expect(page.getByRole('button', { name: 'Add file' })).toBeVisible();
}

test('several files are uploaded together, each can be cancelled; images and PDFs open in a preview [BEH-016 BEH-046 BEH-018 BEH-098 BEH-099 ERR-036]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500), answered(422));
  await attachments(page, 6);
  await page.getByRole('button', { name: 'Add file' }).click();
  const adding = page.getByRole('dialog', { name: 'Add files' });
  const photograph = adding.getByRole('button', { name: 'Take a photograph' });
  await expect(photograph).toHaveCount(0);
  const slow = `slow-${Date.now()}.txt`;
  await hold(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    adding.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles({ name: slow, mimeType: 'text/plain', buffer: Buffer.from('Slow') });
  await expect(adding.getByRole('progressbar', { name: `Progress of ${slow}` })).toBeVisible();
  await adding.getByRole('button', { name: `Cancel ${slow}` }).click();
  await expect(adding.getByText(slow)).toHaveCount(0);
  // A telephone also opens its camera.
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(photograph).toBeVisible();
  await expect(adding.locator('input[accept="image/*"]')).toHaveAttribute('capture', 'environment');
  await touch.detach();
  await expect(photograph).toHaveCount(0);

  const names = [`roof-${Date.now()}.png`, `plan-${Date.now()}.pdf`];
  await page.setInputFiles(input, [
    { name: names[0]!, mimeType: 'image/png', buffer: png },
    { name: names[1]!, mimeType: 'application/pdf', buffer: pdf },
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(99)]) },
  ]);
  await expect(page.getByText('2 files uploaded')).toBeVisible();
  const list = adding.getByRole('listitem');
  await expect(list.filter({ hasText: 'The name "invoice.pdf" says PDF' })).toBeVisible();
  await expect(adding.getByRole('button', { name: `Download ${names[0]}` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Clear invoice.pdf' }).click();
  await expect(list).toHaveCount(2);
  await adding.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(list).toHaveCount(0);
  await expect(adding.getByRole('button', { name: 'Choose files' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows(page).filter({ hasText: slow })).toHaveCount(0);
  await page.getByRole('button', { name: names[0]!, exact: true }).click();
  const preview = page.getByRole('dialog', { name: names[0]! });
  await expect(preview.getByRole('img', { name: names[0]! })).toBeVisible();
  await expect
    .poll(() => preview.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(10);
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(names[0]);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await page.getByRole('button', { name: names[1]!, exact: true }).click();
  await expectPdf(page.getByRole('dialog', { name: names[1]! }));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await rows(page).filter({ hasText: names[1]! }).getByRole('cell').nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 KB')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Site plan');
  await breakOnce(page, '**/v1/attachment/*');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while updating attachment', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows(page).filter({ hasText: names[1]! })).toContainText('Site plan');
});

/** Holds back the next file upload. @returns a function that lets it go on */
async function hold(page: Page): Promise<() => Promise<void>> {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  const held = page.waitForRequest('**/v1/attachment');
  await routeOnce(page, '**/v1/attachment', async (route) => (await given, route.continue()));
  return async () => {
    await held;
    give();
  };
}

/**
 * Drags a text file over an element, or drops it there.
 * @returns whether the page takes it: otherwise a browser would drop nothing
 */
const dragOver = (element: Locator, type: string, name: string): Promise<boolean> =>
  element.evaluate(
    (target, [event, file]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Dropped'], file!, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true, dataTransfer: transfer };
      return !target.dispatchEvent(new DragEvent(event!, init));
    },
    [type, name],
  );

test('the attachment dialog takes a file that is dropped on it, shows its name and offers it for download [BEH-017 BEH-018]', async ({
  page,
}) => {
  await attachments(page, 8);
  await page.getByRole('button', { name: 'Add file' }).click();
  const adding = page.getByRole('dialog', { name: 'Add files' });
  const zone = adding.getByText('Drop files anywhere on this page, or', { exact: true });
  await expect(zone).toBeVisible();
  for (const [target, name] of [
    [zone, `on-the-zone-${Date.now()}.txt`],
    [adding, `on-the-dialog-${Date.now()}.txt`],
  ] as const) {
    expect(await dragOver(target, 'dragover', name)).toBe(true);
    await expect(page.getByText('Drop files to add them')).toBeVisible();
    expect(await dragOver(target, 'drop', name)).toBe(true);
    await expect(page.getByText('Drop files to add them')).toHaveCount(0);
    await expect(adding.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      adding.getByRole('button', { name: `Download ${name}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path(), 'utf8')).toBe('Dropped');
  }
  await page.keyboard.press('Escape');
  await expect(rows(page).filter({ hasText: 'on-the-' })).toHaveCount(2);
});

test('a file dropped anywhere is uploaded, with a bar that disappears two seconds later [BEH-019 BEH-020 ERR-024]', async ({
  page,
}) => {
  await page.clock.install();
  await attachments(page, 7);
  const name = `dropped-${Date.now()}.txt`;
  const drag = (type: string) => dragOver(page.locator('body'), type, name);
  await drag('dragover');
  await expect(page.getByText('Drop files to add them')).toBeVisible();
  const answer = await hold(page);
  await drag('drop');
  await expect(page.getByText('Drop files to add them')).toHaveCount(0);
  const sending = page.getByRole('progressbar', { name: `Uploading ${name}` });
  await expect(sending).toBeInViewport();
  await expect(page.getByText(`Uploading ${name}`, { exact: true })).toBeInViewport();
  await expect(sending).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('0%', { exact: true })).toBeInViewport();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await answer();
  const bar = page.getByRole('progressbar', { name: `${name} uploaded` });
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText('100%', { exact: true })).toBeInViewport();
  await page.clock.runFor(1900);
  await expect(bar).toBeInViewport();
  await page.clock.runFor(200);
  await expect(bar).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText('File uploaded', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('the upload bar stays while the user navigates, and shows the progress of a big file [BEH-019]', async ({
  page,
}) => {
  await attachments(page, 7);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  const name = `big-${Date.now()}.txt`;
  await page.setInputFiles(input, { name, mimeType: 'text/plain', buffer: Buffer.alloc(2_000_000, 'x') });
  await go(page, '/contacts');
  const bar = page.getByRole('progressbar', { name: `Uploading ${name}` });
  const percents = new Set<number>();
  await expect(async () => {
    percents.add(Number(await bar.getAttribute('aria-valuenow', { timeout: 1000 })));
    expect([...percents].filter((percent) => percent > 0 && percent < 99).length).toBeGreaterThan(1);
  }).toPass({ intervals: [50] });
  expect([...percents]).toEqual([...percents].toSorted((a, b) => a - b));
  await expect(bar).toBeInViewport();
  await expect(page.getByRole('progressbar', { name: `${name} uploaded` })).toBeInViewport({ timeout: 30_000 });
});

test('a file uploaded while the list is loading appears in the list', async ({ page }) => {
  let answer = () => {};
  const sent = new Promise<void>((resolve) => (answer = resolve));
  await routeOnce(page, /\/v1\/.*attachments/i, async (route) => {
    const before = await route.fetch();
    await sent;
    await route.fulfill({ response: before });
  });
  await attachments(page, 9);
  const name = `early-${Date.now()}.txt`;
  await page.setInputFiles(input, { name, mimeType: 'text/plain', buffer: Buffer.from('Early') });
  await expect(page.getByText('File uploaded')).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('a file that is too big is not uploaded; one too big for the server is reported [VAL-007 VAL-008 CON-004 BEH-138 ERR-024]', async ({
  page,
  allow,
}, info) => {
  allow.consoleErrors.push(answered(413));
  await attachments(page, 8);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/attachment')) sent.push(request.method());
  });
  const big = info.outputPath('big.bin');
  writeFileSync(big, Buffer.alloc(10_485_760));
  await page.setInputFiles(input, big);
  await expect(page.getByText('Big file: File size is greater than 10MB.')).toBeVisible();
  for (const [message, told] of [
    ['The file exceeds the configured maximum.', 'File too big. File size exceeds the limited size.'],
    ['The disk is full.', 'The disk is full.'],
  ] as const) {
    await routeOnce(page, '**/v1/attachment', (route) =>
      route.fulfill({ status: 413, json: { message, code: 'too_large' } }),
    );
    await page.setInputFiles(input, { name: 'small.txt', mimeType: 'text/plain', buffer: Buffer.from('Small') });
    await expect(page.getByText(told, { exact: true })).toBeInViewport();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('File uploaded', { exact: true })).toHaveCount(0);
  }
  expect(sent).toEqual(['POST', 'POST']);
  await expect(page.getByRole('button', { name: /^(big\.bin|small\.txt)$/ })).toHaveCount(0);
});

test('errors of the other file calls are reported too, each with its own message [BEH-138]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await attachments(page, 8);
  const name = `kept-${Date.now()}.txt`;
  await page.setInputFiles(input, { name, mimeType: 'text/plain', buffer: Buffer.from('Kept') });
  const row = rows(page).filter({ hasText: name });
  await expect(row).toBeVisible();

  await breakOnce(page, '**/v1/downloadAttachment/*', 'No file today');
  await row.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('No file today', { exact: true })).toBeInViewport();

  await breakOnce(page, '**/v1/attachment/*', 'No details today');
  await row.getByRole('cell').nth(1).click();
  await expect(page.getByText('No details today')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a file that the server cannot write is refused with the reason, and can be uploaded once the server can write again', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(503));
  await attachments(page, 6);
  const name = `site-${Date.now()}.png`;
  const picture = { name, mimeType: 'image/png', buffer: png };
  // Puts a file where the folder for uploads was, so that no upload can be written.
  const incoming = join(dataDir, 'attachments/incoming');
  renameSync(incoming, `${incoming}-away`);
  writeFileSync(incoming, '');
  await page.setInputFiles(input, [picture]);
  await expect(page.getByText('The server cannot write to its disk, so nothing can be saved.')).toBeVisible();
  await expect(page.getByText('File uploaded')).toBeHidden();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  rmSync(incoming);
  renameSync(`${incoming}-away`, incoming);
  await page.setInputFiles(input, [picture]);
  await expect(page.getByText('File uploaded')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});
