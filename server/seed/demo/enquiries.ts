import type { WireRecord } from '../../core/records/records.ts';
import * as words from '../data/words.ts';
import * as talk from '../data/work-words.ts';
import { weighted, type Random } from './random.ts';
import type { Scene } from './scene.ts';

/** An enquiry with the versions of its quotation, and their dates. */
export interface Deal {
  readonly enquiry: WireRecord;
  readonly enquiryRef: WireRecord;
  readonly receivedAgo: number;
  readonly quotations: readonly { readonly record: WireRecord; readonly ago: number }[];
}

type Outcome = 'New' | 'Active' | 'Won' | 'Lost' | 'Cancelled';

const outcomes = weighted<Outcome>([
  ['Active', 40],
  ['Won', 35],
  ['Lost', 25],
]);

/** The site of some enquiries: a post code of the British Forces, which is in no postal area. */
const forces = { address3: 'BFPO 57', postCode: 'BF1 2AT', region: null } as const;

/**
 * An enquiry: received, then quoted, then decided. The last version is active, won or lost; earlier ones are revised.
 */
export function dealOf(scene: Scene, contact: WireRecord, versions: number): Deal {
  const { random, customer, customerRef, around, next, stamps, day } = scene;
  const { lists } = around;
  const outcome = outcomeOf(random, versions, customer.active as boolean);
  const dates = datesOf(random, versions, outcome, scene.age);
  const oppId = next('enquiry');
  const sQuoteNo = `Q${String(oppId).padStart(6, '0')}`;
  const enquiryRef = { oppId, sQuoteNo };
  const productType = random.pick(lists.productType);
  const mbpBranch = customer.mbpBranch as WireRecord;
  const enquiry = enquiryOf(scene, contact, { ...enquiryRef, productType, outcome, dates });
  // Small jobs are common, large ones rare.
  let value = 400 * 225 ** random.next();
  const quotations = dates.quoted.map((ago, n) => {
    const isLast = n === versions - 1;
    const status = isLast ? outcome : 'Revised';
    const changed = isLast ? dates.decided : dates.quoted[n + 1]!;
    value = Math.round(value * (n ? 0.9 + 0.12 * random.next() : 1) * 100) / 100;
    const months = Math.max(1, (productType.expiryMonths as number | null) ?? 3);
    const ordered = status === 'Won' ? -dates.decided : random.between(5, 60);
    const quoteVerId = next('quotation');
    const record: WireRecord = {
      quoteVerId,
      sQuoteNo,
      versionNo: n + 1,
      opportunity: enquiryRef,
      customer: customerRef,
      mbpBranch,
      salesExec: salesExecOf(mbpBranch),
      quoteVerDate: day(ago),
      productType,
      expiryDate: around.calendar.monthsAfter(-ago, months),
      expectedOrderDate: status === 'Won' || status === 'Active' ? around.calendar.day(ordered) : null,
      reqDeliveryDate: status === 'Won' ? around.calendar.day(ordered + random.between(7, 60)) : null,
      productValue: value,
      internalValue: Math.round(value * (68 + random.between(0, 20))) / 100,
      productQty: random.between(1, 400),
      quoteGrade: random.pick(lists.quotationGrade),
      quoteStatus: around.named('quoteStatus', status),
      createdByDept: scene.keeper.mbpDept,
      lostQuoteReason: status === 'Lost' ? random.pick(lists.lostQuoteNote) : null,
      decidedOn: status === 'Won' || status === 'Lost' ? day(dates.decided) : null,
      countedOn: day(status === 'Won' || status === 'Lost' ? dates.decided : ago),
      chaseBy: scene.keeper,
      // Some are overdue, most wait for a day of the next two weeks.
      chaseDate: status === 'Active' ? around.calendar.day(((quoteVerId * 7) % 15) - 3) : null,
      notes: random.chance(0.3) ? random.pick(talk.remarks) : null,
      ...stamps(ago, changed),
    };
    return { record, ago };
  });
  if (quotations.length) enquiry.quoteValue = value;
  if (outcome !== 'Active') enquiry.expiryDate = quotations.at(-1)?.record.expiryDate ?? null;
  return { enquiry, enquiryRef, receivedAgo: dates.received, quotations };
}

interface Job {
  readonly oppId: number;
  readonly sQuoteNo: string;
  readonly productType: WireRecord;
  readonly outcome: Outcome;
  readonly dates: ReturnType<typeof datesOf>;
}

function enquiryOf(
  scene: Scene,
  contact: WireRecord,
  { oppId, sQuoteNo, productType, outcome, dates }: Job,
): WireRecord {
  const { random, customer, customerRef, around, stamps, day } = scene;
  const { lists } = around;
  const mbpBranch = customer.mbpBranch as WireRecord;
  return {
    oppId,
    sQuoteNo,
    oppDescription:
      `${random.pick(talk.materials)} for ${random.pick(talk.works)}, ${random.pick(words.streetNames)}`.toUpperCase(),
    dateReceived: day(dates.received),
    requestedBy: random.chance(0.5) ? random.pick(around.staff) : null,
    address1: customer.address1,
    address2: customer.address2,
    address3: customer.address3,
    cityTown: customer.cityTown,
    postCode: customer.postCode,
    country: customer.country,
    region: customer.region,
    ...(oppId % 40 === 0 && forces),
    phoneNo: customer.phoneNo,
    email: contact.email,
    abiNo: random.chance(0.2) ? `ABI ${random.between(1_000_000, 9_999_999)}` : null,
    custRef: random.chance(0.4) ? `PO ${random.between(10_000, 99_999)}` : null,
    notes: random.chance(0.2) ? random.pick(talk.remarks) : null,
    customer: customerRef,
    contact: { contactId: contact.contactId, contactName: contact.contactName },
    mbpBranch,
    salesExec: salesExecOf(mbpBranch),
    projectType: random.pick(lists.projectType),
    opportunityType: random.pick(lists.opportunityType),
    productType,
    opportunityStatus: around.named('opportunityStatus', outcome),
    ...stamps(dates.received, dates.decided),
  };
}

export const salesExecOf = ({ salesExecId: id, salesExecName }: WireRecord): WireRecord | null =>
  id ? { id, salesExecName } : null;

function outcomeOf(random: Random, versions: number, isActive: boolean): Outcome {
  if (!versions) return isActive ? 'New' : 'Cancelled';
  return isActive ? outcomes(random) : random.pick(['Won', 'Lost']);
}

/**
 * Dates as days ago. Open quotations are recent, so that their prices are still valid. A version is decided within a
 * month.
 */
function datesOf(random: Random, versions: number, outcome: Outcome, age: number) {
  const isOpen = outcome === 'New' || outcome === 'Active';
  const last = isOpen
    ? random.between(0, Math.min(age >> 1, 25))
    : 4 + Math.floor(random.next() ** 2 * Math.min(age - 12, 800));
  const decided = isOpen ? last : last - random.between(1, Math.min(last, 25));
  const received = versions ? Math.min(age, last + 1 + versions * random.between(2, 8)) : last;
  const quoted = Array.from(
    { length: versions },
    (_, n) => last + Math.round(((received - 1 - last) * (versions - 1 - n)) / versions),
  );
  return { received, quoted, decided };
}
