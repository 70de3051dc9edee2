import { violations } from '../support/browser/axe.ts';
import { newCustomer } from '../support/browser/customer.ts';
import { elsewhere, expect, signIn, test } from '../support/browser/fixtures.ts';

const photo = {
  name: 'roof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('on a telephone, a bar calls the customer, leads there, logs what happened and takes a photo', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const customer = await newCustomer(await elsewhere(page, 'admin'), { phoneNo: '0114 496 0456' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/customers/${customer.customerId}/detail`);
  const bar = page.getByRole('group', { name: 'On a telephone' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01144960456');
  const directions = bar.getByRole('link', { name: 'Directions' });
  await expect(directions).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.*S7\+1AB/,
  );
  await expect(page.getByRole('button', { name: 'Log', exact: true })).toHaveCount(1);
  const camera = bar.getByLabel('Take a photograph');
  await expect(camera).toHaveAttribute('capture', 'environment');
  expect(await violations(page)).toEqual([]);
  await camera.setInputFiles(photo);
  await expect(page.getByText('File uploaded')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Attachments 1' })).toHaveCount(1);

  // Where there is room, the head has them.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log', exact: true })).toHaveCount(1);
});
