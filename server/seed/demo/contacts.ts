import type { WireRecord } from '../../core/records/records.ts';
import * as words from '../data/words.ts';
import type { Scene } from './scene.ts';

/** The contacts of a customer. The first is the key contact. */
export function contactsOf(scene: Scene, count: number): WireRecord[] {
  const { i, random, customer, customerRef, age, around, next, stamps } = scene;
  const { lists } = around;
  return Array.from({ length: count }, (_, n) => {
    const [first, last] = [random.pick(words.firstNames), random.pick(words.surnames)];
    const firstName = first.toUpperCase();
    const lastName = last.toUpperCase();
    const { address1, address2, address3, cityTown, postCode, country } = customer;
    return {
      contactId: next('contact'),
      firstName,
      lastName,
      contactName: `${firstName} ${lastName}`,
      customer: customerRef,
      jobFunction: random.pick(lists.jobFunction),
      jobTitle: random.pick(lists.jobTitle),
      salutation: random.pick(lists.salutation),
      contactType: random.chance(0.7) ? random.pick(lists.contactType) : null,
      email: `${first}.${last}${i}@people.example`.toLowerCase().replace(/[^a-z0-9.@]/g, ''),
      phoneNo: customer.phoneNo,
      mobile: random.chance(0.7) ? `07${random.between(300, 999)} ${random.between(100000, 999999)}` : null,
      address1,
      address2,
      address3,
      cityTown,
      postCode,
      country,
      canEmail: true,
      canCall: random.chance(0.9),
      canMail: random.chance(0.6),
      keyContact: n === 0,
      active: n === 0 || random.chance(0.95),
      ...stamps(n === 0 ? age : random.between(0, age)),
    };
  });
}
