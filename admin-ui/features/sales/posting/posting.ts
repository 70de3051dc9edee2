import type { Outcome, Posting } from './calls.ts';

/** Address of the page of a posting. */
export const addressOf = ({ id }: Pick<Posting, 'id'>): string => `/salesPostings/${id}/detail`;

/** A number of rows or cells with commas: `5,000`. */
export const count = (number: number): string => number.toLocaleString('en-GB');

/** A number for a text that differs between one and many. */
export const counted = (number: number) => ({ smart_count: number, count: count(number) });

type Counts = Pick<Posting, 'status' | 'rowCount' | 'sentCount' | 'postedCount' | 'failedCount'>;

/** Whether rows are waiting to be posted. */
export const isLeft = ({ status, rowCount, postedCount, failedCount }: Counts): boolean =>
  status === 'Posting' && postedCount + failedCount < rowCount;

/** Whether the rows that are left can be posted: all of them have arrived. */
export const canGoOn = (posting: Counts): boolean => isLeft(posting) && posting.sentCount >= posting.rowCount;

/** Whether rows have not arrived: the page was closed while they were being sent, or still sends them. */
export const isIncomplete = (posting: Counts): boolean => isLeft(posting) && !canGoOn(posting);

/**
 * How long the posting flag stays on after the last rows, in milliseconds: not at all if the very last failed
 * (STA-053).
 */
export const flagStays = (rows: readonly Pick<Outcome, 'message'>[]): number =>
  rows.at(-1)?.message == null ? 7000 : 0;
