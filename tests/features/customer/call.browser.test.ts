import { newCustomer } from '../../support/browser/customer.ts';
import { elsewhere, expect, signIn, test } from '../../support/browser/fixtures.ts';

/** A number that nobody else has. */
const newNumber = () => `0114 4${String(Date.now()).slice(-6)}`;

for (const width of [1440, 390])
  test(`a call opens the customer of the one caller, with a line to log what is said, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'internal');
    const phoneNo = newNumber();
    const customer = await newCustomer(await elsewhere(page, 'internal'), { phoneNo });
    await page.goto(`/call?number=${encodeURIComponent(`tel:+44${phoneNo.slice(1)}`)}`);
    await expect(page).toHaveURL(`/customers/${customer.customerId}/detail`);
    const dialog = page.getByRole('dialog', { name: /^Log/ });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(customer.custName);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: customer.custName, level: 1 })).toBeVisible();
  });

test('of several callers one is chosen; a number that nobody has leads to the customers', async ({ page }) => {
  await signIn(page, 'internal');
  const phoneNo = newNumber();
  const internal = await elsewhere(page, 'internal');
  const [one, other] = [await newCustomer(internal, { phoneNo }), await newCustomer(internal, { phoneNo })];
  await page.goto(`/call?number=${phoneNo.replaceAll(' ', '')}`);
  await expect(page.getByText('Several people have this number. Who is it?')).toBeVisible();
  await expect(page.getByRole('button', { name: one.custName })).toBeVisible();
  await page.getByRole('button', { name: other.custName }).click();
  await expect(page).toHaveURL(`/customers/${other.customerId}/detail`);

  await page.goto('/call?number=0999%20123%20456');
  await expect(page.getByText('Nobody has this number')).toBeVisible();
  await page.getByRole('link', { name: 'Open the customers' }).click();
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await page.goto('/call');
  await expect(page.getByText('Add a number to the address')).toBeVisible();
});
