import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customersOfBranches } from '../../support/orders.ts';
import { enquiryOf, inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customersOfBranches>>[number];
let other: typeof who;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  [who, other] = (await customersOfBranches(internal, 2)) as [typeof who, typeof who];
});
afterAll(() => app.close());

const create = (more: object = {}) => internal.post('opportunityconf', { ...enquiryOf(who), ...more });

describe('a new enquiry', () => {
  test('has the country UK, whatever is sent [PER-012]', async () => {
    const { body } = await create({ country: 'FRANCE' });
    expect(body.country).toBe('UK');
    expect((await internal.put(`opportunity/${body.oppId}`, { country: 'FRANCE' })).body.country).toBe('UK');
  });

  test('has its texts trimmed; description, address and post code in capitals, e-mail and notes as typed [FMT-004]', async () => {
    const typed = {
      oppDescription: '  Slates for the Old Mill ',
      address1: ' The old mill',
      address2: 'mill lane ',
      address3: 'Near the weir',
      postCode: ' s71ab',
      email: ' Buyer@People.example ',
      notes: ' Ring before noon ',
      custRef: ' po 7 ',
    };
    expect((await create(typed)).body).toMatchObject({
      oppDescription: 'SLATES FOR THE OLD MILL',
      address1: 'THE OLD MILL',
      address2: 'MILL LANE',
      address3: 'NEAR THE WEIR',
      postCode: 'S7 1AB',
      email: 'Buyer@People.example',
      notes: 'Ring before noon',
      custRef: 'po 7',
    });
  });

  test('takes phone and e-mail from its contact unless they are sent', async () => {
    const { phoneNo, email } = who.contact;
    const without = { phoneNo: undefined, email: undefined };
    expect((await create(without)).body).toMatchObject({ phoneNo, email });
    expect((await create({ ...without, phoneNo: '0114 496 0123' })).body).toMatchObject({
      phoneNo: '0114 496 0123',
      email,
    });
  });

  test('takes its branch from the post code unless one is sent, and the sales exec from the branch [BEH-088]', async () => {
    const { mbpBranch } = (await internal.get('customerRegionSalesexec/S7%201AB')).body;
    const { body } = await create({ postCode: 'S7 1AB', mbpBranch: undefined });
    expect(body.mbpBranch.id).toBe(mbpBranch.id);
    expect(body.salesExec.salesExecName).toBe(body.mbpBranch.salesExecName);
    const { body: elsewhere } = await create({ postCode: 'S7 1AB', mbpBranch: other.customer.mbpBranch.id });
    expect(elsewhere.mbpBranch.id).toBe(other.customer.mbpBranch.id);
    expect(elsewhere.salesExec.salesExecName).toBe(elsewhere.mbpBranch.salesExecName);
  });

  test('needs a date: only a dialog fills in today', async () => {
    expect((await create({ dateReceived: undefined })).body.errors).toEqual({
      dateReceived: 'Date Received is required.',
    });
  });

  test('gets a number that was never given, even if the newest enquiry has been deleted', async () => {
    const { oppId, sQuoteNo } = (await create()).body;
    expect((await internal.delete(`opportunity/${oppId}`)).status).toBe(200);
    const next = (await create()).body;
    expect(Number(next.sQuoteNo.slice(1))).toBe(Number(sQuoteNo.slice(1)) + 1);
  });
});

describe('a reference that depends on another', () => {
  const foreign = (field: string, what: string) => ({
    status: 422,
    body: { errors: { [field]: `This ${what} belongs to another customer.` } },
  });

  test('the contact of an enquiry is one of its customer, also after a change', async () => {
    const contact = other.contact.contactId;
    expect(await create({ contact })).toMatchObject(foreign('contact', 'contact'));
    const { oppId } = (await create()).body;
    const enquiry = `opportunity/${oppId}`;
    expect(await internal.put(enquiry, { contact })).toMatchObject(foreign('contact', 'contact'));
    const { customerId } = other.customer;
    expect(await internal.put(enquiry, { customer: customerId })).toMatchObject(foreign('contact', 'contact'));
    expect(await internal.put(enquiry, { customer: customerId, contact })).toMatchObject({
      status: 200,
      body: { customer: { customerId }, contact: { contactId: contact } },
    });
  });

  test('the enquiry of an activity is one of its customer', async () => {
    const { oppId } = (await create()).body;
    const activityType = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Task');
    const values = { subject: 'Chase', dateCreated: inDays(0), activityType, opportunity: oppId };
    expect(await internal.post('activity', { ...values, customer: other.customer.customerId })).toMatchObject(
      foreign('opportunity', 'enquiry'),
    );
    expect((await internal.post('activity', { ...values, customer: who.customer.customerId })).status).toBe(200);
  });
});
