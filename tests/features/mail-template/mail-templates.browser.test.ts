import { violations } from '../../support/browser/axe.ts';
import { answered, api, expect, rows, signIn, test, unique } from '../../support/browser/fixtures.ts';

for (const width of [1440, 390])
  test(`a template is written with fields from the list, and tried before it is saved, at ${width} px`, async ({
    page,
    allow,
  }) => {
    allow.consoleErrors.push(answered(422));
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await signIn(page, 'supervisor');
    await page.goto('/mailTemplates');
    await page.getByRole('button', { name: 'New mail template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mail template' });
    const name = unique('Delivery');
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await dialog.getByRole('textbox', { name: 'Template' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your delivery');
    await message.fill('Dear , it comes tomorrow.');
    await message.press('Home');
    for (let i = 0; i < 5; i++) await message.press('ArrowRight');
    await dialog.getByRole('combobox', { name: 'Insert a field' }).fill('contact: first');
    await page.getByRole('option', { name: /^Contact: First Name/i }).click();
    await expect(message).toHaveValue('Dear {contact.firstName}, it comes tomorrow.');
    await expect(message).toBeFocused();
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText(/^Dear \p{Lu}\p{Ll}+, it comes tomorrow\.$/u)).toBeVisible();
    await expect(
      preview.getByText(/^An e-mail cannot be sent while one of these is missing: Contact: First Name\.$/i),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await message.fill('Dear {contact.fristName|Sir or Madam}, it comes tomorrow.');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const wrong = 'There is no field {contact.fristName}. Did you mean {contact.firstName}?';
    await expect(message).toHaveAccessibleDescription(wrong);
    await message.fill('Dear {contact.firstName|Sir or Madam}, it comes tomorrow.');
    await expect(preview.getByText('An e-mail can be sent even if values are missing.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const saved = (await api<any[]>(page, 'GET', 'mailTemplates')).find(({ templateName }) => templateName === name);
    expect(saved.message).toBe('Dear {contact.firstName|Sir or Madam}, it comes tomorrow.');
  });

test('those without the permission have no page of templates', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mail templates' })).toHaveCount(0);
  await page.goto('/mailTemplates');
  await expect(page).toHaveURL('/');
  await expect(rows(page)).toHaveCount(0);
});
