import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customerWithContact, enquiryOf, inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

/** All required fields of a quotation of a new enquiry. The server sets version and status. */
async function draft() {
  const { body: enquiry } = await internal.post('opportunityconf', enquiryOf(who));
  return {
    opportunity: enquiry.oppId,
    customer: who.customer.customerId,
    quoteVerDate: inDays(0),
    expiryDate: inDays(30),
    productValue: 1250.5,
    productType: 1,
    productQty: 3,
    quoteGrade: 1,
  };
}

describe('A quotation', () => {
  test.each([
    ['VAL-096', 'quoteVerDate', 'Quote Date is required'],
    ['VAL-097', 'productValue', 'Product Value is required'],
    ['VAL-098', 'productQty', 'Product Quantity is required'],
    ['VAL-099', 'productType', 'Product Type required'],
    ['VAL-100', 'quoteGrade', 'Grade is required'],
  ])('%s without %s is refused with "%s"', async (_, field, message) => {
    const { status, body } = await internal.post('quotation', { ...(await draft()), [field]: null });
    expect([status, body.errors]).toEqual([422, { [field]: message }]);
  });

  test('without values reports each, the customer, who comes from the enquiry, and the expiry too [VAL-093 VAL-094 VAL-095 VAL-101]', async () => {
    const { status, body } = await internal.post('quotation', {});
    expect([status, body.errors]).toEqual([
      422,
      {
        opportunity: 'Enquiry is required',
        customer: 'Customer is required',
        quoteVerDate: 'Quote Date is required',
        productValue: 'Product Value is required',
        productQty: 'Product Quantity is required',
        productType: 'Product Type required',
        quoteGrade: 'Grade is required',
        expiryDate: 'Expiry Order Date is required',
      },
    ]);
  });

  test('that is saved keeps its status: it cannot be cleared [VAL-093 VAL-101]', async () => {
    const { body: made } = await internal.post('quotation', await draft());
    const { status, body } = await internal.put(`quotation/${made.quoteVerId}`, { quoteStatus: null });
    expect([status, body.errors]).toEqual([422, { quoteStatus: 'Status is required.' }]);
  });

  test('needs no internal value, expected order date, delivery date, chaser, notes or attachment [VAL-102]', async () => {
    const { status, body } = await internal.post('quotation', await draft());
    expect(status).toBe(200);
    const { internalValue, expectedOrderDate, reqDeliveryDate, chaseBy, notes } = body;
    expect([internalValue, expectedOrderDate, reqDeliveryDate, chaseBy, notes]).toEqual([null, null, null, null, null]);
  });

  test('keeps its value in two decimals, and refuses a part of a penny [FMT-007]', async () => {
    const save = async (productValue: number) => internal.post('quotation', { ...(await draft()), productValue });
    expect((await save(0.1 + 0.2)).body.productValue).toBe(0.3);
    const { status, body } = await save(12.345);
    expect([status, body.errors]).toEqual([
      422,
      { productValue: 'Product Value must be an amount in pounds, with at most two decimals.' },
    ]);
  });

  test('starts Active, keeps its status when edited, and changes it by its own call [STA-042 STA-043 STA-045]', async () => {
    const { body: statuses } = await internal.get('activeQuoteStatuses');
    expect(statuses.map((one: any) => one.statusName)).toEqual(
      expect.arrayContaining(['Active', 'Won', 'Lost', 'Cancelled', 'Revised', 'Closed']),
    );
    const { body: made } = await internal.post('quotation', await draft());
    expect(made.quoteStatus.statusName).toBe('Active');
    const closed = await keyOf(internal, 'quotestatuses', 'statusName', 'Closed');
    const { body: changed } = await internal.put(`updateQuoteStatus/${made.quoteVerId}`, { quoteStatus: closed });
    expect(changed.quoteStatus.statusName).toBe('Closed');
    const { body: edited } = await internal.put(`quotation/${made.quoteVerId}`, { notes: 'Ring on Monday' });
    expect([edited.notes, edited.quoteStatus.statusName]).toEqual(['Ring on Monday', 'Closed']);
  });

  test('is read with its details by the number of its version [BEH-126]', async () => {
    const { body: made } = await internal.post('quotation', await draft());
    const { status, body } = await internal.get(`quotationinfo/${made.quoteVerId}`);
    expect([status, body]).toEqual([200, made]);
  });

  test('is not made with level 0 of AddNewQuotation [PER-007]', async () => {
    const readonly = await Client.as(app, 'readonly');
    const { status, body } = await readonly.post('quotation', await draft());
    expect([status, body.message]).toEqual([422, 'You are not allowed to create a new Quotation.']);
  });
});
