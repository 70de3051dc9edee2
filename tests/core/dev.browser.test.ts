import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductCopy } from '../support/copy.ts';
import { freePort } from '../support/ports.mjs';
import { expect, signIn, test } from '../support/browser/fixtures.ts';

let product: ProductCopy;
test.beforeAll(() => {
  product = new ProductCopy();
});
test.afterAll(() => product.remove());

test('npm run dev shows each change of a schema, and says what is wrong or left to do', async ({ page, allow }) => {
  test.setTimeout(240_000);
  allow.consoleErrors.push(
    /The database lacks|the server responded with a status of 500/,
    // A new page has asked the old server.
    /Unknown sort field|the server responded with a status of 400/,
    // The fonts are outside the copy.
    /inter-latin/,
  );
  const path = (name: string) => join(product.root, name);
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(path(name), edit(readFileSync(path(name), 'utf8')));
  const region = 'schemas/reference/region.json';
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const overlay = page.locator('vite-error-overlay');
  const waiting = { timeout: 60_000 };

  const { url, printed } = await product.dev(await freePort());
  await signIn(page, 'admin', { at: url });
  await page.goto(`${url}/customerSetting/Regions`);
  await expect(header('Region')).toBeVisible(waiting);

  await test.step('a title is on the page', async () => {
    change(region, (text) => text.replace('"title": "Region", "x-req', '"title": "Sales Area", "x-req'));
    await expect(header('Sales Area')).toBeVisible(waiting);
  });

  await test.step('a mistake in a schema is a message, until it is corrected', async () => {
    change(region, (text) => text.replace('"fields": ["regionName"]', '"fields": ["regionNam"]'));
    await expect(overlay).toContainText('did you mean "regionName"?', waiting);
    expect(printed()).toContain('did you mean "regionName"?');
    expect(printed()).not.toMatch(/^\s+at /m);
    await page.reload();
    await expect(overlay).toContainText('did you mean "regionName"?', waiting);
    change(region, (text) => text.replace('"fields": ["regionNam"]', '"fields": ["regionName"]'));
    await expect(overlay).toHaveCount(0, waiting);
    await expect(header('Sales Area')).toBeVisible(waiting);
  });

  await test.step('a mistake in the code of the server too', async () => {
    change('server/core/time/clock.ts', (text) => `${text}\nconst = 1;\n`);
    await expect(overlay).toContainText('server/core/time/clock.ts', waiting);
    change('server/core/time/clock.ts', (text) => text.replace('\nconst = 1;\n', ''));
    await expect(overlay).toHaveCount(0, waiting);
  });

  await test.step('a field without a migration is named, with the command', async () => {
    change(region, (text) => text.replace('"properties": {', '"properties": { "remark": { "title": "Remark" },'));
    const message = 'The database lacks region.remark. Run npm run migration:new -- "what it does".';
    await expect(page.getByText(message).first()).toBeVisible(waiting);
    expect(printed()).toContain('The database needs a migration: npm run migration:new -- "what it does"');
  });

  await test.step('with its migration, it is on the page', async () => {
    await product.run('migration:new', 'Remarks on regions');
    await expect(header('Remark')).toBeVisible(waiting);
    await expect(page.getByRole('table').getByRole('cell').first()).toBeVisible(waiting);
  });
});
