import { violations } from '../../support/browser/axe.ts';
import { newContact, newCustomer } from '../../support/browser/customer.ts';
import { answered, api, elsewhere, expect, signIn, test, unique } from '../../support/browser/fixtures.ts';

for (const width of [1440, 390])
  test(`a mail is written from a template, with a file, and stands on the timeline, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const admin = await elsewhere(page, 'admin');
    const customer = await newCustomer(admin);
    const contact = await newContact(admin, customer, { canEmail: true });
    const templateName = unique('Sample');
    const texts = {
      subject: 'Samples for {contact.firstName}',
      message: 'Dear {contact.firstName},\nOrder {contact.mobile}.',
    };
    expect((await admin.post('mailTemplates', { templateName, ...texts })).status).toBe(200);

    await signIn(page, 'internal');
    await page.goto(`/contacts/${contact.contactId}/detail`);
    const begin = page.getByRole('button', { name: 'E-mail', exact: true });
    await expect(begin).toBeVisible();
    if (width > 600) await page.keyboard.press('Shift+M');
    else await begin.click();
    const dialog = page.getByRole('dialog', { name: `E-mail to ${contact.contactName}` });
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(/Kind regards,\nIan Internal\n/);
    await expect(dialog.getByRole('button', { name: contact.email })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const choose = async (option: string) => {
      await dialog.getByRole('combobox', { name: /^Template/ }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose(templateName);
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Samples for /);
    await expect(dialog.getByText('There is no value for Contact: Mobile.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Fill in {contact.mobile}, or take it out.')).toBeVisible();
    await message.fill('The samples come on Friday.\n\nIan');
    await expect(dialog.getByText('There is no value for Contact: Mobile.')).toHaveCount(0);

    // A template does not take what was written without asking.
    await choose('–');
    const question = page.getByRole('alertdialog', { name: 'Use this template?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(message).toHaveValue('The samples come on Friday.\n\nIan');

    const fileName = `${unique('Slate')}.txt`;
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Add a file' }).click();
    await (await chooser).setFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from('Slate') });
    await expect(dialog.getByRole('button', { name: fileName })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(`E-mail sent to ${contact.email}`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText('The samples come on Friday.')).toBeVisible();
    await expect(timeline.getByText(fileName).first()).toBeVisible();
    const filter = encodeURIComponent(JSON.stringify({ contact: contact.contactId }));
    const [sent] = await api<any[]>(page, 'GET', `sentmails?filter=${filter}`);
    expect(sent).toMatchObject({
      to: contact.email,
      message: 'The samples come on Friday.\n\nIan',
      files: fileName,
      customer: { customerId: customer.customerId },
      template: { templateName },
    });
  });

test('somebody who wants no e-mail gets one only after a confirmation, and a refused mail keeps its text', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  const admin = await elsewhere(page, 'admin');
  const customer = await newCustomer(admin);
  const contact = await newContact(admin, customer, { canEmail: true });
  await signIn(page, 'internal');
  await page.goto(`/customers/${customer.customerId}/detail`);
  await page.getByRole('button', { name: 'E-mail', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `E-mail to ${customer.custName}` });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Opening hours');
  await dialog.getByRole('combobox', { name: 'To', exact: true }).fill(`${contact.email},`);
  // Since the form was opened, the contact has asked for no e-mail.
  await admin.put(`contact/${contact.contactId}`, { canEmail: false });
  await dialog.getByRole('button', { name: 'Send' }).click();
  const confirm = dialog.getByRole('checkbox', { name: 'Send this one all the same' });
  await expect(confirm).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Opening hours');
  await confirm.check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^E-mail sent to/)).toBeVisible();
});

test('the signature is changed where the mail is written', async ({ page }) => {
  await signIn(page, 'salesexec');
  const [{ customerId }] = await api<any[]>(page, 'GET', 'customers?range=[0,0]');
  await page.goto(`/customers/${customerId}/detail`);
  const begin = page.getByRole('button', { name: 'E-mail', exact: true });
  await begin.click();
  const dialog = page.getByRole('dialog', { name: /^E-mail to/ });
  await dialog.getByRole('button', { name: 'Change my signature' }).click();
  const signature = page.getByRole('dialog', { name: 'Signature' });
  await signature.getByRole('textbox', { name: 'Signature' }).fill('Sally\n0114 496 0999');
  await signature.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Signature saved. Your next e-mail has it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await begin.click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/\n\nSally\n0114 496 0999$/);
  await api(page, 'PUT', 'updateUser', { mailSignature: null });
});

test('those who may not change customers write no mails', async ({ page }) => {
  await signIn(page, 'readonly');
  const [{ customerId }] = await api<any[]>(page, 'GET', 'customers?range=[0,0]');
  await page.goto(`/customers/${customerId}/detail`);
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'E-mail', exact: true })).toHaveCount(0);
});

test('Enter in a box does not send what is half written; Ctrl+Enter does', async ({ page }) => {
  const admin = await elsewhere(page, 'admin');
  const customer = await newCustomer(admin, { email: 'office@people.example' });
  await signIn(page, 'internal');
  await page.goto(`/customers/${customer.customerId}/detail`);
  await page.getByRole('button', { name: 'E-mail', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `E-mail to ${customer.custName}` });
  const subject = dialog.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Opening hours');
  await subject.press('Enter');
  await dialog.getByRole('combobox', { name: 'Attachments' }).press('Enter');
  await page.waitForTimeout(300);
  const filter = encodeURIComponent(JSON.stringify({ customer: customer.customerId }));
  expect(await api<any[]>(page, 'GET', `sentmails?filter=${filter}`)).toEqual([]);
  await expect(subject).toHaveValue('Opening hours');
  await subject.press('Control+Enter');
  await expect(page.getByText(/^E-mail sent to/)).toBeVisible();
  expect(await api<any[]>(page, 'GET', `sentmails?filter=${filter}`)).toHaveLength(1);
});

test('a mail waits for the file that is being added to it', async ({ page }) => {
  const admin = await elsewhere(page, 'admin');
  const customer = await newCustomer(admin, { email: 'office@people.example' });
  await signIn(page, 'internal');
  await page.goto(`/customers/${customer.customerId}/detail`);
  await page.getByRole('button', { name: 'E-mail', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `E-mail to ${customer.custName}` });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Data sheet');
  let release = () => undefined as void;
  await page.route('**/v1/attachment', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  const fileName = `${unique('Sheet')}.txt`;
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add a file' }).click();
  await (await chooser).setFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from('Slate') });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Wait until the file is uploaded.')).toBeVisible();
  release();
  await expect(dialog.getByRole('button', { name: fileName })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('E-mail sent to office@people.example')).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ customer: customer.customerId }));
  const sent = await api<any[]>(page, 'GET', `sentmails?filter=${filter}`);
  expect(sent.map(({ files }) => files)).toEqual([fileName]);
});
