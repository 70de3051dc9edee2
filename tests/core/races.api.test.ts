import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, type Reply } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { addContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const made = async (reply: Promise<Reply>) => {
  const { status, body } = await reply;
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const customer = () => made(admin.post('customerconf', draft({ custName: `Race ${Math.random()}` })));
async function enquiry() {
  const owner = await customer();
  const contact = await addContact(admin, owner);
  return made(admin.post('opportunityconf', enquiryOf({ customer: owner, contact })));
}
const quoted = { quoteVerDate: inDays(0), productValue: 100, productType: 1, productQty: 3, quoteGrade: 1 };
const task = { subject: 'Look in', dateCreated: inDays(0), activityType: 1 };

/** A deletion, and a save of something that it takes away. */
type Race = () => Promise<readonly [() => Promise<Reply>, () => Promise<Reply>]>;

const races: Readonly<Record<string, Race>> = {
  'a quotation of a deleted enquiry': async () => {
    const { oppId } = await enquiry();
    return [
      () => admin.delete(`opportunity/${oppId}`),
      () => admin.post('quotation', { opportunity: oppId, ...quoted }),
    ];
  },
  'a status of a deleted quotation': async () => {
    const { quoteVerId } = await made(admin.post('quotation', { opportunity: (await enquiry()).oppId, ...quoted }));
    const path = `updateQuoteStatus/${quoteVerId}`;
    return [() => admin.delete(`quotation/${quoteVerId}`), () => admin.put(path, { quoteStatus: 2 })];
  },
  'a note of a deleted customer': async () => {
    const { customerId } = await customer();
    const note = { noteHeader: 'Rang', customer: customerId };
    return [() => admin.delete(`customers/${customerId}`), () => admin.post('customernotes', note)];
  },
  'an activity of a deleted enquiry': async () => {
    const { oppId, customer: owner } = await enquiry();
    const values = { ...task, customer: owner.customerId, opportunity: oppId };
    return [() => admin.delete(`opportunity/${oppId}`), () => admin.post('activity', values)];
  },
  'a change of a deleted activity': async () => {
    const { activityId } = await made(admin.post('activity', { ...task, customer: (await customer()).customerId }));
    return [
      () => admin.delete(`activity/${activityId}`),
      () => admin.put(`activity/${activityId}`, { subject: 'New' }),
    ];
  },
  'a second deletion': async () => {
    const { activityId } = await made(admin.post('activity', { ...task, customer: (await customer()).customerId }));
    return [() => admin.delete(`activity/${activityId}`), () => admin.delete(`activity/${activityId}`)];
  },
  'a town that is deleted': async () => {
    const town = await made(admin.post('cityTown', { cityTownName: `Town ${Math.random()}` }));
    const values = draft({ custName: `Race ${Math.random()}`, cityTown: town.id });
    return [() => admin.delete(`cityTown/${town.id}`), () => admin.post('customerconf', values)];
  },
  'tags that are deleted': async () => {
    const tag = await made(admin.post('tag', { tag: `T${Math.random()}`, type: 'CUSTOMER' }));
    const { customerId } = await customer();
    return [() => admin.delete(`tag/${tag.id}`), () => admin.put(`customers/${customerId}`, { tags: [tag.id] })];
  },
  'undoing what is deleted': async () => {
    const { customerId } = await customer();
    const note = await admin.post('customernotes', { noteHeader: 'Rang', customer: customerId });
    const token = note.headers.get('undo-token');
    return [() => admin.delete(`customernotes/${note.body.custNoteId}`), () => admin.post(`undo/${token}`)];
  },
};

test.each(Object.keys(races))('a save that races a deletion is done or refused: %s', async (name) => {
  for (let i = 0; i < 12; i++) {
    const [remove, save] = await races[name]!();
    const replies = await Promise.all(i % 2 ? [remove(), save()] : [save(), remove()]);
    for (const { status, body } of replies)
      expect([[200, 404, 409, 422].includes(status), status, body]).toEqual([true, status, body]);
  }
  expect(app.log.filter(({ level }) => level >= 50)).toEqual([]);
});
