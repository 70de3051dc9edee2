import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '../support/client.ts';
import { ProductCopy } from '../support/copy.ts';
import { expect, signIn, test } from '../support/browser/fixtures.ts';

let product: ProductCopy;
let url: string | null = null;
test.beforeAll(() => {
  product = new ProductCopy();
  addPage();
});
test.afterAll(() => product.remove());

/** Adds a page that consists of react-admin's own components, as a developer would. */
function addPage() {
  const screens = join(product.root, 'admin-ui/features/screens.ts');
  const page = new URL('../support/browser/ReactAdminPage.tsx', import.meta.url);
  cpSync(page, join(product.root, 'admin-ui/features/own/ReactAdminPage.tsx'));
  const own = `{ path: '/own', title: 'Own page', rule: 'signedIn', load: () => import('./own/ReactAdminPage.tsx').then((module) => module.ReactAdminPage) },`;
  const [before, after] = readFileSync(screens, 'utf8').split("  { path: '/', ") as [string, string];
  writeFileSync(screens, `${before}${own}\n  { path: '/', ${after}`);
}

test('a new list takes three commands and a restart, and no code', async ({ page }) => {
  test.setTimeout(240_000);
  const read = (path: string) => readFileSync(join(product.root, path), 'utf8');

  let migration = '';

  await test.step('the product runs, with a database', async () => {
    await product.start();
    await product.stop();
  });

  await test.step('three commands', async () => {
    expect(await product.run('new', 'list', 'Loading Bay')).toContain('schemas/reference/loading-bay.json');
    expect(await product.run('generate')).toContain('npm run migration:new');
    migration = /\d{12}-add-loading-bay/.exec(await product.run('migration:new'))![0];
    expect(await product.run('generate', '--check')).not.toContain('migration:new');
    expect(read('admin-ui/generated/menu.gen.tsx')).toContain(`screen: '/setting/LoadingBays'`);
  });

  url = await test.step('a restart', () => product.start());
  const at = url;
  const admin = await Client.as({ url: at }, 'admin');
  const names = async (path: string) =>
    (await admin.get(path)).body.map((row: { loadingBayName: string }) => row.loadingBayName);

  await test.step('the database is migrated, with what it held', async () => {
    expect(existsSync(join(product.dataDir, `backups/before-${migration}.sqlite`))).toBe(true);
    expect((await admin.get('customers/count')).body).toBe(500);
  });

  await test.step('the API has the list', async () => {
    expect(await names('loadingBays')).toEqual([]);
    const created = await admin.post('loadingBays', { loadingBayName: 'Own lorry' });
    expect(created).toMatchObject({ status: 200, body: { loadingBayName: 'Own lorry', active: true } });
    expect(await names('loadingBays')).toEqual(['Own lorry']);
    expect(await names('activeLoadingBays')).toEqual(['Own lorry']);
    const { paths, components } = (await admin.get('openapi.json')).body;
    expect(Object.keys(paths['/v1/loadingBays'])).toEqual(expect.arrayContaining(['get', 'post']));
    expect(components.schemas.LoadingBay.properties).toHaveProperty('loadingBayName');
  });

  await test.step('the menu opens it, and its dialog adds a row', async () => {
    await signIn(page, 'admin', { at });
    await page.goto(at);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'SETTINGS' }).click();
    await menu.getByRole('button', { name: 'Global settings' }).click();
    await menu.getByRole('link', { name: 'Loading Bays' }).click();
    await expect(page).toHaveURL(`${at}/setting/LoadingBays`);
    await expect(page.getByRole('heading', { level: 1, name: 'Loading Bays' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Own lorry', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'New loading bay' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Loading Bay' }).fill('Carrier');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'New Carrier', exact: true })).toBeVisible();
    expect(await names('loadingBays')).toEqual(['Carrier', 'Own lorry']);
  });
});

test("a page can use react-admin's own components on every resource", async ({ page }) => {
  test.setTimeout(240_000);
  const at = (url ??= await product.start());
  const admin = await Client.as({ url: at }, 'admin');
  const [regions, { body: customer }, { body: salesExec }] = await Promise.all([
    admin.get('regions?range=[0,4]&sort=["regionName","ASC"]'),
    admin.get('customerInfo/1'),
    admin.get('salesExecs?filter={"id":1}'),
  ]);
  await signIn(page, 'admin', { at });
  await page.goto(`${at}/own`);

  await test.step('List and Datagrid show the rows of a list', async () => {
    for (const { regionName } of regions.body)
      await expect(page.getByRole('cell', { name: regionName, exact: true })).toBeVisible();
  });

  await test.step('Edit and SimpleForm save a record', async () => {
    const name = page.getByRole('textbox', { name: /Sales Exec/i });
    await expect(name).toHaveValue(salesExec[0].salesExecName);
    await name.fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await admin.get('salesExecs?filter={"id":1}')).body[0].salesExecName)
      .toBe('Ada Lovelace');
  });

  await test.step('ReferenceField and ReferenceManyField show related records, and link to our pages', async () => {
    await expect(page.getByText(customer.mbpBranch.branchName, { exact: true }).first()).toBeVisible();
    const link = page.getByRole('link', { name: customer.custName }).first();
    await link.click();
    await expect(page).toHaveURL(`${at}/customers/1/detail`);
  });
});
