import { answered, api, breakOnce, elsewhere, expect, signIn, test, unique } from '../../support/browser/fixtures.ts';

test('a dashboard is arranged by mouse and keys, and gets a widget of any list [BEH-024 ERR-016 ERR-017]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'salesexec');
  const { id: user } = await api(page, 'GET', 'user/profile');
  const widgets = () => api<any[]>(page, 'GET', `getUserWidgets/${user}`);
  const saved = async () =>
    (await widgets()).toSorted((a, b) => a.screenPos - b.screenPos).map(({ widgetName, width }) => [widgetName, width]);
  // Other tests may have changed this dashboard. Begins with the widgets of a new database.
  const names = [
    'My open activities',
    'Chase queue',
    'My enquiries',
    'Quotations won per month this year',
    'My activities overdue',
  ];
  const before = await widgets();
  const kept = names.map((name) => before.find(({ widgetName }) => widgetName === name).id);
  await api(page, 'PUT', `updateUserWidgets/${user}`, {
    widgets: kept.map((id, i) => ({ id, screenPos: i + 1, width: null, height: null })),
    removed: before.map(({ id }) => id).filter((id) => !kept.includes(id)),
  });
  await breakOnce(page, '**/v1/getUserWidgetData/*');
  await page.goto('/');
  // One widget fails, and is loaded again alone.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit dashboard' }).click();
  const widget = (name: string) => page.getByRole('region', { name, exact: true });
  const handle = (name: string) => page.getByRole('button', { name: `Move or resize ${name}` });
  const failed = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await breakOnce(page, '**/v1/updateUserWidgets/*', 'The disk is full.');
  const width = async () => (await widget('My activities overdue').boundingBox())!.width;
  const usual = await width();
  await handle('My activities overdue').press('Shift+ArrowRight');
  await expect(failed('Error while updating widget')).toContainText('The disk is full.');
  // What was refused is taken back a moment after the message.
  await expect.poll(width).toBe(usual);
  await handle('My activities overdue').press('ArrowUp');
  await expect(handle('My activities overdue')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('My activities overdue: row 2, columns 1 to 4')).toBeAttached();
  await handle('Chase queue').dragTo(widget('My open activities'), { targetPosition: { x: 5, y: 40 } });
  await expect.poll(saved).toEqual([
    ['Chase queue', null],
    ['My open activities', null],
    ['My activities overdue', 4],
    ['My enquiries', null],
    ['Quotations won per month this year', null],
  ]);
  const [left, right] = [await widget('Chase queue').boundingBox(), await widget('My open activities').boundingBox()];
  expect([right!.y, right!.height]).toEqual([left!.y, left!.height]);

  await page.getByRole('button', { name: 'Add widget' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (field: RegExp, option: string) => {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/^Widget/, 'A list');
  await choose(/^List/, 'Customers');
  await choose(/^Shown as/, 'Number');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^\d+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Actions on Customers' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await breakOnce(page, '**/v1/updateUserWidgets/*');
  await act('Duplicate');
  await expect(failed('Error while saving widget')).toBeVisible();
  await act('Duplicate');
  await expect(widget('Customers')).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions on Customers' }).last().click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('All customers');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(widget('All customers')).toHaveCount(1);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(widget('Customers')).toHaveCount(1);
});

test('a widget that is saved in another window is shown with its new title', async ({ page }) => {
  await signIn(page, 'salesexec');
  const { id: user } = await api(page, 'GET', 'user/profile');
  const [widget] = await api<any[]>(page, 'GET', `getUserWidgets/${user}`);
  const other = await elsewhere(page, 'salesexec');
  const rename = async (widgetName: string) =>
    expect((await other.put(`updateUserWidget/${widget.id}`, { widgetName })).status).toBe(200);
  const live = page.waitForResponse('**/v1/live?*');
  await page.goto('/');
  await live;
  await page.getByRole('button', { name: 'Edit dashboard' }).click();
  await page
    .getByRole('button', { name: `Actions on ${widget.widgetName}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(widget.widgetName);
  const title = unique('Renamed');
  await rename(title);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
  await rename(widget.widgetName);
  await expect(page.getByRole('region', { name: title, exact: true })).toHaveCount(0);
});
