import { newContact, newCustomer } from '../../support/browser/customer.ts';
import { elsewhere, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { enquiryOf, inDays } from '../../support/work.ts';

test('the page of an enquiry begins with its versions, and says what its head says only once', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const admin = await elsewhere(page, 'admin');
  const made = await newCustomer(admin, { mbpBranch: 1 });
  const { body: customer } = await admin.get(`customers/${made.customerId}`);
  const { body: enquiry } = await admin.post(
    'opportunityconf',
    enquiryOf({ customer, contact: await newContact(admin, customer) }),
  );
  const path = `/enquiries/${enquiry.oppId}/detail`;
  const versions = page.getByRole('region', { name: 'Versions', exact: true });
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Next', exact: true })).toBeVisible();
  await expect(versions).toHaveCount(0);
  for (const productValue of [1000, 1200.5]) {
    const values = { quoteVerDate: inDays(0), productValue, productType: 1, productQty: 1, quoteGrade: 1 };
    expect((await admin.post('quotation', { opportunity: enquiry.oppId, ...values })).status).toBe(200);
  }
  await page.goto(path);
  await expect(versions.getByRole('listitem')).toHaveText([/^Version 2Active£1,200\.50$/, /^Version 1\w+£1,000\.00$/]);
  await expect(page.getByRole('definition').filter({ hasText: '£1,200.50' })).toHaveCount(1);
  await expect(page.getByRole('definition').filter({ hasText: enquiry.oppDescription })).toHaveCount(1);
  const article = page.getByRole('article');
  await expect(article.getByText(enquiry.sQuoteNo, { exact: true })).toHaveCount(1);

  // The status stands in its place, whichever way it goes, and is changed there.
  const steps = article.getByRole('list', { name: 'Status' }).getByRole('listitem');
  await expect(steps).toHaveText(['New', 'Active', 'Won']);
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  await article.getByRole('button', { name: 'Status: New' }).click();
  await page.getByRole('menuitem', { name: 'Lost', exact: true }).click();
  await expect(steps).toHaveText(['New', 'Active', 'Lost']);
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(steps.filter({ visible: true })).toHaveText(['Lost']);
  await page.setViewportSize({ width: 1440, height: 900 });

  await versions.getByRole('link', { name: 'Version 2' }).click();
  await expect(page).toHaveURL(/\/quotations\/\d+\/detail$/);
});
