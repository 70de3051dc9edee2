import { weighted } from '../../server/seed/demo/random.ts';
import { calls } from './calls.ts';
import { kinds, type Kind } from './ledger.ts';
import type { Walker } from './walker.ts';

/** Something that people do. */
export type Operation = (walker: Walker) => Promise<unknown>;

const today = new Date().toISOString().slice(0, 10).split('-').toReversed().join('/');
const address = { address1: '14', address2: 'LARKSPUR ROAD', address3: 'HIGHFIELD', cityTown: 1, postCode: 'S17 4QW' };
const reach = { phoneNo: '0114 496 0123', email: 'ada@people.example' };

const put = (walker: Walker, path: string, body: object) => walker.send({ method: 'PUT', path, body });
const post = (walker: Walker, path: string, body?: object) =>
  walker.send({ method: 'POST', path, ...(body && { body }) });

const addCustomer = (walker: Walker, more: object = {}) =>
  walker.create('customer', {
    custName: walker.text(),
    ...address,
    customerType: 1 + walker.below(3),
    phoneNo: reach.phoneNo,
    mbpBranch: 1 + walker.below(4),
    ...more,
  });

const addContact: Operation = (walker) =>
  walker.create('contact', {
    firstName: 'ADA',
    lastName: walker.text(),
    jobFunction: 1,
    customer: walker.record('customer'),
    notes: walker.text(),
    ...address,
    ...reach,
  });

/** A contact and its customer, as an enquiry names them; null if the contact is gone. */
async function somebody(walker: Walker) {
  const contact = await walker.read(`contact/${walker.record('contact')}`);
  return contact?.customer ? { customer: contact.customer.customerId, contact: contact.contactId } : null;
}

const addEnquiry: Operation = async (walker) => {
  const who = await somebody(walker);
  const rest = { dateReceived: today, mbpBranch: 1 + walker.below(4), projectType: 1, ...address, ...reach };
  return who && walker.create('enquiry', { oppDescription: walker.text(), ...who, ...rest });
};

const addQuotation: Operation = (walker) =>
  walker.create('quotation', {
    opportunity: walker.record('enquiry'),
    quoteVerDate: today,
    productValue: walker.below(10_000),
    productType: 1,
    productQty: 3,
    quoteGrade: 1,
    notes: walker.text(),
    ...(walker.below(4) === 0 && { quoteStatus: 1 + walker.below(6), lostQuoteReason: 1 }),
  });

/** What an activity or a note is about: a customer, and often an enquiry of theirs. */
async function subject(walker: Walker) {
  const enquiry = walker.below(3) && (await walker.read(`opportunity/${walker.record('enquiry')}`));
  if (!enquiry?.customer) return { customer: walker.record('customer') };
  return { customer: enquiry.customer.customerId, opportunity: enquiry.oppId };
}

const addActivity: Operation = async (walker) => {
  const call = { activityType: 3, startDate: today, startTime: '10:00', duration: 30 };
  const type = walker.below(2) ? call : { activityType: 1 };
  return walker.create('activity', {
    subject: walker.text(),
    dateCreated: today,
    ...type,
    ...(await subject(walker)),
  });
};

const addNote: Operation = async (walker) =>
  walker.create('note', { noteHeader: walker.text(), ...(await subject(walker)) });

/** Changes a text of a record. */
const change: Operation = (walker) => {
  const kind = walker.one(kinds);
  const { update, text: field } = calls[kind];
  const [id, value] = [walker.record(kind), walker.text()];
  const body = { [field]: value };
  return walker.send({ method: 'PUT', path: `${update}/${id}`, body, writes: [{ kind, id, field, value }] });
};

/** Moves a contact or an enquiry to another customer. */
const move: Operation = async (walker) => {
  const who = await somebody(walker);
  if (walker.below(2)) return who && put(walker, `opportunity/${walker.record('enquiry')}`, who);
  return put(walker, `contact/${walker.record('contact')}`, { customer: walker.record('customer') });
};

const nameKeyContact: Operation = async (walker) => {
  const who = await somebody(walker);
  return who && put(walker, `customers/${who.customer}`, { keyContact: who.contact });
};

const setStatus: Operation = (walker) => {
  const version = walker.record('quotation');
  const status = { quoteStatus: 1 + walker.below(6), lostQuoteReason: 1 };
  const ways = [
    () => put(walker, `updateQuoteStatus/${version}`, status),
    () => put(walker, `quotation/${version}`, status),
    () => post(walker, 'quotations/bulk', { ids: [version], set: status }),
    () => walker.send({ method: 'GET', path: `setquoteactive/${version}` }),
    () => put(walker, `opportunity/${walker.record('enquiry')}`, { opportunityStatus: 1 + walker.below(9) }),
    () => put(walker, `updateActivityStatus/${walker.record('activity')}`, { activityStatus: 5, activityResult: 1 }),
  ];
  return walker.one(ways)();
};

const remove: Operation = (walker) => {
  const kind = walker.one(['customer', 'enquiry', 'quotation', 'activity', 'note'] as const);
  const id = walker.record(kind);
  const path = kind === 'quotation' && walker.below(2) ? 'delQuoteRelRec' : calls[kind].update;
  return walker.send({ method: 'DELETE', path: `${path}/${id}`, deletes: [{ kind, id }] });
};

/** Changes or deletes several records. Those that are refused do not stop the others. */
const inBulk: Operation = async (walker) => {
  const kind = walker.one(['activity', 'quotation'] as const);
  const { bulk, text: field } = calls[kind];
  const ids = [...new Set([0, 0, 0].map(() => walker.record(kind)))];
  const value = walker.text();
  const answer = await walker.send(
    walker.below(2)
      ? {
          method: 'POST',
          path: bulk!,
          body: { ids, set: { [field]: value } },
          writes: ids.map((id) => ({ kind, id, field, value })),
        }
      : { method: 'POST', path: bulk!, body: { ids, remove: true }, deletes: ids.map((id) => ({ kind, id })) },
  );
  const refused = (answer?.body.refused ?? []).map(({ id }: { id: number }) => id);
  if (answer && refused.length) walker.ledger.forget(answer.deed, refused);
};

/** Undoes one of the latest calls of this person. */
const undo: Operation = async (walker) => {
  const { undoable } = walker;
  const entry = undoable.at(-1 - walker.below(Math.min(3, undoable.length)));
  if (!entry) return;
  const answer = await walker.send({ method: 'POST', path: `undo/${entry.token}`, undoes: entry.deed });
  if (answer) undoable.splice(undoable.indexOf(entry), 1);
};

/** Restores one of the records that were deleted last. */
const restore: Operation = async (walker) => {
  const range = encodeURIComponent(JSON.stringify([0, 9]));
  const rows = ((await walker.read(`trash?range=${range}`)) ?? []) as { id: number; kind: Kind; recordId: number }[];
  if (!rows.length) return;
  const { id, kind, recordId } = walker.one(rows);
  await walker.send({ method: 'POST', path: `trash/${id}/restore`, restores: [{ kind, id: recordId }] });
};

/** Adds a customer that awaits approval and has a note, and merges it into another one. */
const merge: Operation = async (walker) => {
  const gone = await addCustomer(walker, { requireApproval: true, custCode: walker.text().slice(0, 10) });
  if (!gone) return;
  await walker.create('note', { noteHeader: walker.text(), customer: gone.customerId });
  const way = walker.one(['mergeCustomer', 'assignNewCustomer']);
  await walker.send({
    method: 'GET',
    path: `${way}/${walker.record('customer')}/${gone.customerId}`,
    deletes: [{ kind: 'customer', id: gone.customerId }],
  });
};

const undoMerge: Operation = async (walker) => {
  const merges = ((await walker.read(`customerMerges/${walker.record('customer')}`)) ?? []) as any[];
  const last = merges.find(({ undone }) => !undone);
  if (!last) return;
  const restores = [{ kind: 'customer', id: last.goneId }] as const;
  await walker.send({ method: 'POST', path: `undoCustomerMerge/${last.id}`, restores });
};

/** Replaces a new customer type in all records, and often takes that back. */
const replace: Operation = async (walker) => {
  const made = await post(walker, 'customertypes', { typeName: walker.text() });
  if (!made) return;
  for (const id of [0, 0].map(() => walker.record('customer')))
    await put(walker, `customers/${id}`, { customerType: made.body.id });
  const list = 'referencelists/customerType';
  const answer = await post(walker, `${list}/${made.body.id}/replace`, { by: 1 + walker.below(3) });
  if (!answer?.body.id || walker.below(3) === 0) return;
  await walker.send({ method: 'POST', path: `${list}/replacements/${answer.body.id}/undo`, undoes: answer.deed });
};

/** Hands over open work, and often gives it back. */
const handOver: Operation = async (walker) => {
  const users = ((await walker.read('activeUsers')) ?? []) as { id: number }[];
  if (!users.length) return;
  const body = {
    to: walker.one(users).id,
    kinds: ['activity.user', 'quotation.chaseBy', 'enquiry.requestedBy', 'note.assignFor'],
  };
  const answer = await post(walker, `handOver/${walker.one(users).id}`, body);
  if (!answer?.body.id || walker.below(3) === 0) return;
  await walker.send({ method: 'POST', path: `undoHandOver/${answer.body.id}`, body: {}, undoes: answer.deed });
};

/** Does something at random; the numbers are shares. */
const operation = weighted<Operation>([
  [addCustomer, 4],
  [addContact, 5],
  [addEnquiry, 6],
  [addQuotation, 9],
  [addActivity, 6],
  [addNote, 5],
  [change, 20],
  [move, 4],
  [nameKeyContact, 2],
  [setStatus, 14],
  [remove, 6],
  [inBulk, 5],
  [undo, 12],
  [restore, 4],
  [merge, 2],
  [undoMerge, 1],
  [replace, 1],
  [handOver, 1],
]);
export const operate: Operation = (walker) => operation(walker.random)(walker);
