import type { Client } from '../client.ts';
import { draft } from '../customers.ts';
import { expect } from './fixtures.ts';

const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const any = (from: string, count: number) =>
  Array.from({ length: count }, () => from[Math.floor(Math.random() * from.length)]).join('');

/** A word in no language, so that test data resembles no other data. */
export const word = () => any(letters, 9);

export const phone = () => `0114 ${any('0123456789', 3)} ${any('0123456789', 4)}`;

/** Makes a customer in Sheffield that resembles no other. It awaits approval unless an Admin makes it. */
export async function newCustomer(client: Client, more: object = {}) {
  const { status, body } = await client.post(
    'customerconf',
    draft({
      custName: `${word()} ${word()}`,
      address2: word(),
      address3: word(),
      postCode: 'S7 1AB',
      phoneNo: phone(),
      ...more,
    }),
  );
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

export async function newContact(client: Client, { customerId }: { customerId: number }, more: object = {}) {
  const { status, body } = await client.post('contactconf', {
    firstName: word(),
    lastName: word(),
    jobFunction: 1,
    customer: customerId,
    address1: '9',
    address2: word(),
    address3: word(),
    cityTown: 1,
    phoneNo: phone(),
    email: `${word()}@people.example`,
    ...more,
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** Makes a note for a customer. */
export async function newNote(client: Client, more: object) {
  const { status, body } = await client.post('customernotes', { noteHeader: word(), ...more });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
