import type { WireRecord } from '../../../core/records/records.ts';
import { attachmentOf } from '../attachments.ts';
import { screenshot } from '../documents/drawings.ts';
import { Random } from '../random.ts';
import type { Surroundings } from '../surroundings.ts';
import { firstName } from './filters.ts';

interface Case {
  readonly by: string;
  readonly ago: number;
  readonly type: string;
  readonly status: string;
  readonly description: string;
  readonly details: string;
  readonly resolution?: string;
  /** The last call and its answer, if the case is about a call that failed. */
  readonly call?: readonly [path: string, status: number, answer: string];
}

const cases: readonly Case[] = [
  {
    by: 'Sally',
    ago: 34,
    type: 'Error Message',
    status: 'DONE',
    description: 'A quotation is not saved',
    details: 'I entered 1,20O.00 with the letter O.',
    resolution: 'The field takes only digits now.',
    call: ['quotation', 422, 'Product Value takes a number.'],
  },
  {
    by: 'Ian',
    ago: 21,
    type: 'Screen Issue',
    status: 'RESOLVED',
    description: 'The list of contacts is cut off',
    details: 'On the laptop in the yard the last column cannot be reached.',
    resolution: 'Hide columns you do not need; the choice is kept.',
  },
  {
    by: 'Ian',
    ago: 12,
    type: 'Permission Issue',
    status: 'ASSIGNED',
    description: 'No Assign Customer for me',
    details: 'I look after the approvals of our branch and cannot assign one.',
    call: ['assignNewCustomer/12/480', 422, "You don't have permission to assign the customer"],
  },
  {
    by: 'Simon',
    ago: 9,
    type: 'Unexpected Behaviour',
    status: 'ONHOLD',
    description: 'Two reminders for one meeting',
    details: 'One on screen and one by e-mail; I chose only the first.',
  },
  {
    by: 'Rita',
    ago: 4,
    type: 'Permission Issue',
    status: 'VERIFIED',
    description: 'I cannot open the settings',
    details: 'The menu shows none.',
  },
  {
    by: 'Sally',
    ago: 1,
    type: 'Other',
    status: 'NEW',
    description: 'Please add a lost quote note',
    details: 'Customer builds without us: site sold.',
  },
];

/** Support cases of the demo users, with their screenshots. */
export function supportCases({ demoUsers, calendar, named }: Surroundings) {
  const attachment: WireRecord[] = [];
  const supportCase = cases.map((one, i): WireRecord => {
    const user = demoUsers.find((person) => firstName(person) === one.by)!;
    const bytes = screenshot(new Random(17, i));
    const date = calendar.day(-one.ago);
    const stamps = { dateCreated: date, createdBy: user, dateUpdated: date, updatedBy: user };
    const file = { name: `ss-${i + 1}.png`, type: 'image/png', description: 'Screenshot', bytes } as const;
    attachment.push({ ...attachmentOf(i + 1, file), ...stamps });
    const [path, errorCode, answer] = one.call ?? [];
    return {
      type: named('supportCaseType', one.type),
      description: one.description,
      details: one.details,
      resolution: one.resolution ?? null,
      status: named('supportCaseStatus', one.status),
      active: one.status !== 'DONE',
      screenshot: { attachId: i + 1 },
      loggedInUser: user,
      lastEP: path ? `/v1/${path}` : null,
      epError: answer ?? null,
      errorCode: errorCode ? String(errorCode) : null,
      datetime: `${date} 10:20`,
      ...stamps,
    };
  });
  return { attachment, supportCase };
}
