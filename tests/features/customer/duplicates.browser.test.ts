import { word } from '../../support/browser/customer.ts';
import { choose, expect, signIn, test } from '../../support/browser/fixtures.ts';

test('duplicates are checked when a field is left or the city chosen, if all six fields are filled and one has changed [VAL-041]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/checkDupCustomers')) sent.push(request.postDataJSON());
  });
  await page.goto('/customers');
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  /** Long enough for a check to be sent, which happens just after a field loses the focus. */
  const settled = () => page.waitForTimeout(200);
  const type = async (label: string, text: string) => {
    await field(label).fill(text);
    await field(label).press('Tab');
    await settled();
  };

  const values = {
    custName: `${word()} ${word()}`,
    address1: '14',
    address2: word(),
    address3: word(),
    postCode: 'S7 1AB',
  };
  await type('Customer Name', values.custName);
  await type('House', values.address1);
  await type('Street', values.address2);
  await type('Sub Area', values.address3);
  await type('Post Code', values.postCode);
  expect(sent).toEqual([]);

  await choose(dialog, 'City/Town', 'Sheffield');
  await expect.poll(() => sent).toHaveLength(1);
  const cityTown = sent[0]!.cityTown;
  expect(cityTown).toEqual(expect.any(Number));
  expect(sent[0]).toMatchObject({ ...values, cityTown });

  // None of these sends a check: a field that is unchanged, changed back, not compared, or still has the focus.
  await dialog.getByRole('combobox', { name: 'City/Town' }).press('Tab');
  await field('House').focus();
  await field('House').press('Tab');
  await settled();
  await field('Street').fill('Elsewhere');
  await type('Street', values.address2);
  await type('Phone No', '0114 496 0009');
  await field('House').fill('15');
  await settled();
  expect(sent).toHaveLength(1);

  await field('House').press('Tab');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ ...values, address1: '15', cityTown });

  // A value that is removed and then typed again sends no check either.
  await type('Sub Area', '');
  await type('Sub Area', values.address3);
  expect(sent).toHaveLength(2);

  await choose(dialog, 'City/Town', 'Rotherham');
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[2]).toMatchObject({ ...values, address1: '15' });
  expect(sent[2]!.cityTown).not.toBe(cityTown);
  await dialog.getByRole('combobox', { name: 'City/Town' }).press('Tab');
  await settled();
  expect(sent).toHaveLength(3);
});
