import { dateToWire } from '../../platform/time/clock.ts';
import type { WireRecord } from '../../platform/query/records.ts';
import * as words from '../data/words.ts';
import { Random } from './random.ts';

/** Lists that contacts, enquiries, quotations, activities and notes refer to, and who works. */
export const listNames = [
  'jobFunction',
  'jobTitle',
  'salutation',
  'projectType',
  'productType',
  'quotationGrade',
  'lostQuoteNote',
  'opportunityStatus',
  'quoteStatus',
  'activityType',
  'activityStatus',
  'tag',
  'user',
] as const;

export type Lists = Readonly<Record<(typeof listNames)[number], readonly WireRecord[]>>;

/** What has happened with one customer; keys are counted up by `next`. */
export interface Work {
  readonly contact: WireRecord[];
  readonly enquiry: WireRecord[];
  readonly quotation: WireRecord[];
  readonly activity: WireRecord[];
  readonly note: WireRecord[];
}

const subjects = ['Site visit', 'Price review', 'Sample drop', 'Call back', 'Credit terms', 'Delivery problem'];
const headers = ['Prefers mornings', 'New site opening', 'Asked for samples', 'Terms agreed', 'Complaint settled'];
const materials = ['Roof tiles', 'Insulation', 'Facing bricks', 'Timber frame', 'Cladding', 'Drainage', 'Plasterboard'];
const works = ['extension', 'new build', 'refurbishment', 'housing phase', 'warehouse', 'school block'];

/** The work with the i-th customer, the same at every run. @param today ISO date that the open work stands around. */
export function workWith(
  i: number,
  customer: WireRecord,
  lists: Lists,
  today: string,
  next: (of: string) => number,
): Work {
  const random = new Random(11, i);
  const work: Work = { contact: [], enquiry: [], quotation: [], activity: [], note: [] };
  const user = random.pick(lists.user);
  const stamps = (date: string) => ({ dateCreated: date, createdBy: user, dateUpdated: date, updatedBy: user });
  const day = (fromToday: number) =>
    dateToWire(new Date(Date.parse(today) + fromToday * 86_400_000).toISOString().slice(0, 10));
  const named = (list: readonly WireRecord[], field: string, name: string) => list.find((row) => row[field] === name)!;
  const { mbpBranch, salesExec, region, address1, address2, address3, cityTown, postCode, phoneNo } = customer;
  const place = { address1, address2, address3, cityTown, postCode, country: 'UK' };
  const since = -random.between(30, 900);

  for (let k = random.between(1, 3); k > 0; k--) {
    const [first, last] = [random.pick(words.firstNames), random.pick(words.surnames)];
    const contactName = `${first} ${last}`.toUpperCase();
    work.contact.push({
      contactId: next('contact'),
      firstName: first.toUpperCase(),
      lastName: last.toUpperCase(),
      contactName,
      customer,
      jobFunction: random.pick(lists.jobFunction),
      jobTitle: random.pick(lists.jobTitle),
      salutation: random.pick(lists.salutation),
      email: `${first}.${last}${i}@people.example`.toLowerCase().replace(/[^a-z0-9.@]/g, ''),
      phoneNo,
      mobile: random.chance(0.7) ? `07${random.between(300, 999)} ${random.between(100000, 999999)}` : null,
      ...place,
      canEmail: true,
      canCall: random.chance(0.9),
      canMail: random.chance(0.6),
      keyContact: work.contact.length === 0,
      active: true,
      ...stamps(day(since)),
    });
  }
  const contact = work.contact[0]!;

  if (mbpBranch && random.chance(0.45)) {
    const oppId = next('enquiry');
    const outcome = random.pick(['New', 'Active', 'Active', 'Won', 'Lost']);
    const received = since + random.between(1, 25);
    const enquiry: WireRecord = {
      oppId,
      sQuoteNo: `Q${String(oppId).padStart(6, '0')}`,
      oppDescription:
        `${random.pick(materials)} for ${random.pick(works)}, ${random.pick(words.streetNames)}`.toUpperCase(),
      dateReceived: day(received),
      ...place,
      region,
      phoneNo,
      email: contact.email,
      customer,
      contact,
      mbpBranch,
      salesExec,
      projectType: random.pick(lists.projectType),
      productType: random.pick(lists.productType),
      opportunityStatus: named(lists.opportunityStatus, 'oppStatusName', outcome),
      lastActivityDate: day(received + 7),
      ...stamps(day(received)),
    };
    work.enquiry.push(enquiry);
    const versions = outcome === 'New' ? 0 : random.between(1, 3);
    for (let versionNo = 1; versionNo <= versions; versionNo++) {
      const productType = enquiry.productType as WireRecord;
      const isLast = versionNo === versions;
      const status = isLast ? (outcome === 'Active' ? 'Active' : outcome) : 'Revised';
      const dated = received + 3 * versionNo;
      const productValue = random.between(400, 90_000) + random.between(0, 99) / 100;
      work.quotation.push({
        quoteVerId: next('quotation'),
        sQuoteNo: enquiry.sQuoteNo,
        versionNo,
        opportunity: enquiry,
        customer,
        mbpBranch,
        quoteVerDate: day(dated),
        productType,
        expiryDate: day(dated + 30 * ((productType.expiryMonths as number | null) ?? 3)),
        productValue,
        productQty: random.between(1, 400),
        quoteGrade: random.pick(lists.quotationGrade),
        quoteStatus: named(lists.quoteStatus, 'statusName', status),
        lostQuoteReason: status === 'Lost' ? random.pick(lists.lostQuoteNote) : null,
        chaseBy: user,
        ...stamps(day(dated)),
      });
      if (isLast) enquiry.quoteValue = productValue;
    }
  }

  for (let k = random.between(0, 2); k > 0; k--) {
    const kind = random.pick(['Task', 'Meeting', 'Call']);
    const at = random.between(-120, 21);
    const status = kind === 'Task' ? 'Task' : at > 0 ? 'Upcoming' : random.chance(0.85) ? 'Completed' : 'Overdue';
    const hour = String(random.between(8, 16)).padStart(2, '0');
    work.activity.push({
      activityId: next('activity'),
      subject: `${random.pick(subjects)} (${contact.contactName as string})`,
      activityDate: day(Math.min(at, 0)),
      activityType: named(lists.activityType, 'activityTypeName', kind),
      ...(kind !== 'Task' && {
        startDate: day(at),
        startTime: `${hour}:00`,
        endDate: day(at),
        endTime: `${hour}:45`,
        deadlineDate: day(at),
        deadlineTime: `${hour}:45`,
      }),
      duration: kind === 'Task' ? 0 : 45,
      reminder: false,
      activityStatus: named(lists.activityStatus, 'statusName', status),
      customer,
      contact,
      opportunity: work.enquiry[0] ?? null,
      user,
      mbpBranch,
      completed: status === 'Completed',
      ...stamps(day(Math.min(at, 0))),
    });
  }

  if (random.chance(0.3))
    work.note.push({
      custNoteId: next('note'),
      noteHeader: random.pick(headers),
      noteDetails: `Spoke to ${contact.contactName as string} on the telephone.`,
      customer,
      opportunity: work.enquiry[0] ?? null,
      assignFor: random.chance(0.5) ? random.pick(lists.user) : null,
      noteRead: false,
      ...stamps(day(since + 10)),
    });
  return work;
}
