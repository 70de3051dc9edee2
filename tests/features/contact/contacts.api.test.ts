import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customerWithContact } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let customer: number;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  customer = (await customerWithContact(internal)).customer.customerId;
});
afterAll(() => app.close());

const draft = (more: object = {}) => ({
  firstName: 'Zephyrine',
  lastName: 'Quarry',
  customer,
  jobFunction: 1,
  email: 'zephyrine@quarry.example',
  address1: '14',
  address2: 'Larkspur Road',
  address3: 'Highfield',
  cityTown: 1,
  phoneNo: '0114 496 0199',
  ...more,
});

describe('creating a contact', () => {
  const texts = [
    ['VAL-044', 'firstName', 'First Name is required.'],
    ['VAL-045', 'lastName', 'Last Name is required.'],
    ['VAL-046', 'jobFunction', 'Job Function is required.'],
    ['VAL-047', 'customer', 'Customer is required.'],
    ['VAL-048', 'address1', 'House is required.'],
    ['VAL-049', 'address2', 'Street is required.'],
    ['VAL-050', 'address3', 'Sub Area is required.'],
    ['VAL-051', 'cityTown', 'City/Town is required.'],
    ['VAL-052', 'phoneNo', 'Phone No is required.'],
    ['VAL-053', 'email', 'Email is required.'],
  ] as const;
  test.each(texts)('%s without %s: %s', async (_, field, message) => {
    for (const empty of [undefined, null]) {
      const { status, body } = await internal.post('contact', draft({ [field]: empty }));
      expect([status, body]).toEqual([422, { message, code: 'invalid', errors: { [field]: message } }]);
    }
  });

  test('needs these fields and no others; all missing values are reported together [VAL-055]', async () => {
    const { body } = await internal.post('contact', {});
    expect(body.errors).toEqual(Object.fromEntries(texts.map(([, field, message]) => [field, message])));
    expect((await internal.post('contact', draft())).status).toBe(200);
  });

  test('mobile, email and notes are trimmed; permissions to contact are off by default [VAL-054 AMB-048 CON-010]', async () => {
    const { status, body } = await internal.post(
      'contactconf',
      draft({ email: ' Ida@Quarry.example ', mobile: ' 07700 900123 ', notes: ' Ring before noon ' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contactName: 'ZEPHYRINE QUARRY',
      email: 'Ida@Quarry.example',
      mobile: '07700 900123',
      notes: 'Ring before noon',
      country: 'UK',
      canEmail: false,
      canCall: false,
      canMail: false,
      keyContact: false,
      active: true,
    });
  });

  test('a possible duplicate gets 409 with the existing contacts, and is saved if confirmed [ERR-049]', async () => {
    const { body: first } = await internal.post('contactconf', draft({ lastName: 'Marchbanks', email: 'm@m.example' }));
    const again = draft({ lastName: 'Marchbanks', email: 'm@m.example' });
    const refused = await internal.post('contact', again);
    expect([refused.status, refused.body[0].contactId]).toEqual([409, first.contactId]);
    expect((await internal.post('contactconf', again)).status).toBe(200);
  });

  test('a colleague at the same address, with the same telephone number, is no duplicate; a misspelt name is', async () => {
    const shared = { address2: 'Tamarind Way', phoneNo: '0114 496 0731' };
    const { body: first } = await internal.post(
      'contactconf',
      draft({ ...shared, firstName: 'Rosalind', lastName: 'Hexham', email: 'r@hexham.example' }),
    );
    const colleague = { ...shared, firstName: 'Barnaby', lastName: 'Oakes', email: 'b@oakes.example' };
    expect((await internal.post('contact', draft(colleague))).status).toBe(200);
    const misspelt = { ...shared, firstName: 'Rosalynd', lastName: 'Hexam', email: 'rosa@hexham.example' };
    const refused = await internal.post('contact', draft(misspelt));
    expect([refused.status, refused.body[0]?.contactId]).toEqual([409, first.contactId]);
  });
});
