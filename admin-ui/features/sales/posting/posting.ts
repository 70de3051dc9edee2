import type { Posting } from './calls.ts';

/** Address of the page of a posting. */
export const addressOf = ({ id }: Pick<Posting, 'id'>): string => `/salesPostings/${id}/detail`;

/** A number of rows or cells with commas: `5,000`. */
export const count = (number: number): string => number.toLocaleString('en-GB');

/** A number for a text that differs between one and many. */
export const counted = (number: number) => ({ smart_count: number, count: count(number) });

type Counts = Pick<Posting, 'status' | 'rowCount' | 'sentCount' | 'postedCount' | 'failedCount' | 'running'>;

/** Whether rows are waiting to be posted. */
export const isLeft = ({ status, rowCount, postedCount, failedCount }: Counts): boolean =>
  status === 'Posting' && postedCount + failedCount < rowCount;

const hasArrived = ({ sentCount, rowCount }: Counts): boolean => sentCount >= rowCount;

/** Whether someone can have the rows posted that are left: all of them have arrived, and they are not being posted. */
export const canGoOn = (posting: Counts): boolean => isLeft(posting) && hasArrived(posting) && !posting.running;

/** Whether rows have not arrived: the page was closed while they were being sent, or still sends them. */
export const isIncomplete = (posting: Counts): boolean => isLeft(posting) && !hasArrived(posting);

/**
 * How long the posting flag stays on after the last rows, in milliseconds: not at all if the very last failed
 * (STA-053), or if rows are left.
 */
export const flagStays = ({ status, lastFailed }: Pick<Posting, 'status' | 'lastFailed'>): number =>
  status === 'Posted' && !lastFailed ? 7000 : 0;
