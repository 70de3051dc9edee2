import { violations } from '../../support/browser/axe.ts';
import { newContact, newCustomer } from '../../support/browser/customer.ts';
import { elsewhere, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { enquiryOf, inDays } from '../../support/work.ts';

test('the right column of a customer says what is next, what is open, and its year', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const admin = await elsewhere(page, 'admin');
  const made = await newCustomer(admin, { mbpBranch: 1 });
  const { body: customer } = await admin.get(`customers/${made.customerId}`);
  const contact = await newContact(admin, customer);
  const { body: enquiry } = await admin.post('opportunityconf', enquiryOf({ customer, contact }));
  const values = { quoteVerDate: inDays(0), productValue: 1234.56, productType: 1, productQty: 1, quoteGrade: 1 };
  expect((await admin.post('quotation', { opportunity: enquiry.oppId, ...values })).status).toBe(200);

  await page.goto(`/customers/${customer.customerId}/detail`);
  const open = page.getByRole('region', { name: 'Open', exact: true });
  await expect(open.getByRole('term')).toHaveText(['Enquiries', 'Quotations']);
  await expect(open.getByRole('definition')).toHaveText(['1 · £1,234.56', '1 · £1,234.56']);
  const year = page.getByRole('region', { name: inDays(0).slice(6), exact: true });
  await expect(year.getByRole('term')).toHaveText(['Quoted', 'Won']);
  await expect(year.getByRole('definition')).toHaveText(['1 · £1,234.56', '0 · £0.00']);
  const next = page.getByRole('region', { name: 'Next', exact: true });
  await expect(next).toContainText('Nothing is planned.');
  await next.getByRole('button', { name: 'Plan a follow-up' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.custName);
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await open.getByRole('link', { name: 'Quotations' }).click();
  await expect(page).toHaveURL(new RegExp(`/customers/${customer.customerId}/quotations$`));

  await page.goto(`/contacts/${contact.contactId}/detail`);
  await expect(open.getByRole('definition')).toHaveText(['1 · £1,234.56', '1 · £1,234.56']);
  await open.getByRole('link', { name: 'Enquiries' }).click();
  await expect(page).toHaveURL(new RegExp(`/contacts/${contact.contactId}/enquiries$`));
});

test('sales are compared with the forecast and the year before, up to the last month with sales', async ({ page }) => {
  await signIn(page, 'admin');
  const months = (...sold: number[]) => Array.from({ length: 12 }, (_, i) => sold[i] ?? 0);
  const forecast = Array.from({ length: 12 }, () => 100);
  await page.route('**/v1/last5yrsSalesStat/7', (route) =>
    route.fulfill({
      json: [
        { year: 2025, months: months(10, 20, 40, 80), total: 150, forecast },
        { year: 2026, months: months(50, 60.5), total: 110.5, forecast },
      ],
    }),
  );
  await page.goto('/customers/7/detail');
  const year = page.getByRole('region', { name: inDays(0).slice(6), exact: true });
  await expect(year.getByRole('heading', { level: 3 })).toHaveText('Sales up to February');
  await expect(year.getByRole('term')).toHaveText(['Quoted', 'Won', 'This year', 'Forecast', 'Last year']);
  const values = await year.getByRole('definition').allInnerTexts();
  expect(values.slice(2)).toEqual(['£110.50', '£200.00', '£30.00']);
});
