import { newContact, newCustomer } from '../../support/browser/customer.ts';
import { answered, api, choose, elsewhere, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { enquiryOf } from '../../support/work.ts';

const rule = 'Customer must be approved before Booking In the quotation.';

test('a new quotation for a customer that awaits approval is warned about when it opens, and its refusal is seen [STA-016]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  const person = await elsewhere(page, 'internal');
  const customer = await newCustomer(person);
  const contact = await newContact(person, customer);
  const { body: enquiry } = await person.post('opportunityconf', enquiryOf({ customer, contact }));
  const dialog = page.getByRole('dialog', { name: 'Quotation Details' });
  const warning = dialog.getByRole('status').filter({ hasText: rule });
  await page.goto(`/enquiries/${enquiry.oppId}/quotations`);
  await expect(page.getByText('No quotations yet')).toBeVisible();
  await page.keyboard.press('n');
  await expect(warning).toHaveText(rule);

  const [type] = await api<any[]>(page, 'GET', 'activeProductTypes');
  const [grade] = await api<any[]>(page, 'GET', 'activeQuotationGrades');
  await choose(dialog, 'Product Type', type.productTypeName);
  await choose(dialog, 'Grade', grade.quoteGradeName);
  await dialog.getByRole('textbox', { name: 'Product Quantity' }).fill('12');
  await dialog.getByRole('textbox', { name: 'Product Value' }).fill('100');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while saving quotation', { exact: true })).toBeVisible();
  // In the summary, which has the focus, and at the locked field that it leads to.
  const summary = dialog.locator('form > .MuiAlert-standardError');
  await expect(summary).toHaveText(`Customer: ${rule}`);
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  const locked = dialog.getByRole('textbox', { name: 'Customer', exact: true });
  await expect(locked).toHaveAccessibleDescription(rule);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(locked).toBeFocused();

  const admin = await elsewhere(page, 'admin');
  expect((await admin.put(`customers/${customer.customerId}`, { requireApproval: false })).status).toBe(200);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('New Quotation Saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await expect(locked).toHaveValue(customer.custName);
  await expect(warning).toHaveCount(0);
});
