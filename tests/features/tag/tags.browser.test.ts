import {
  answered,
  breakOnce,
  elsewhere,
  expect,
  pick,
  openRow,
  rows,
  signIn,
  test,
  unique,
} from '../../support/browser/fixtures.ts';

test('a tag is added, changed, and offered to notes [BEH-046 BEH-097 VAL-078 ERR-037]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'admin');
  await page.goto('/tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  for (const text of ['Tag is required', 'Type is required'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  const name = unique('Follow up');
  await dialog.getByRole('textbox', { name: 'Tag' }).fill(name);
  await pick(dialog, 'Type', 'Notes');
  await breakOnce(page, '**/v1/tag');
  await save.click();
  await expect(page.getByText('Error while saving tag', { exact: true })).toBeVisible();
  await save.click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await openRow(rows(page));
  await dialog.getByRole('textbox', { name: 'Tag' }).fill(`${name} soon`);
  await breakOnce(page, '**/v1/tag/*');
  await save.click();
  await expect(page.getByText('Error while updating tag', { exact: true })).toBeVisible();
  await save.click();
  await expect(page.getByText('Tag updated', { exact: true })).toBeVisible();

  await page.goto('/customers/5/notes');
  const elsewise = await elsewhere(page, 'admin');
  for (const type of ['CUSTOMER', 'ATTACHMENT'])
    expect((await elsewise.post('tag', { tag: `${name} soon`, type })).status).toBe(200);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(/\/v1\/([^?]*)/.exec(request.url())?.[1] ?? ''));
  const loaded = ['tags/NOTES', 'activeUsers'].map((path) =>
    page.waitForResponse((one) => one.url().includes(`/v1/${path}?`)),
  );
  await page.getByRole('button', { name: 'New note' }).first().click();
  await Promise.all(loaded);
  await dialog.getByRole('combobox', { name: 'Note Tags' }).fill(`${name} soon`);
  await expect(page.getByRole('option')).toHaveText([`${name} soon`]);
  await page.getByRole('option', { name: `${name} soon` }).click();
  await expect(dialog.getByText(`${name} soon`)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('tags/'))).toEqual(['tags/NOTES']);
  await dialog.getByRole('combobox', { name: 'User' }).fill('Ian');
  await page.getByRole('option', { name: 'Ian Internal' }).click();
  await expect(dialog.getByRole('combobox', { name: 'User' })).toHaveValue('Ian Internal');
});
