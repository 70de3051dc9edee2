import dayjs from 'dayjs';
import type { EnquiryRecord } from '../../generated/enquiry.gen.ts';
import { dice, trigrams } from '../../services/duplicates/similarity.ts';
import { addressWords, nameWords } from '../../services/duplicates/words.ts';

/** Maximum days between enquiries for one building job, and minimum similarity of their descriptions. */
const [days, alike] = [90, 0.4];

type Site = Partial<Pick<EnquiryRecord, 'postCode' | 'address1' | 'oppDescription' | 'dateReceived'>>;

/**
 * Whether two enquiries seem to be for one building job, for which several contractors want a price: the same post code
 * and house, a similar description, and at most 90 days between them.
 */
export const isSameSite = (one: Site, other: Site): boolean =>
  Boolean(one.postCode && one.postCode === other.postCode) &&
  house(one) === house(other) &&
  Math.abs(dayjs(one.dateReceived).diff(other.dateReceived, 'day')) <= days &&
  dice(description(one), description(other)) >= alike;

const house = ({ address1 }: Site): string => addressWords(address1 ?? '').join(' ');

const description = ({ oppDescription }: Site) => trigrams(nameWords(oppDescription ?? ''));
