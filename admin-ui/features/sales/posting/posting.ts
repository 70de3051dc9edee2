import type { Posting } from './calls.ts';

/** Address of the page of a posting. */
export const addressOf = ({ id }: Pick<Posting, 'id'>): string => `/salesPostings/${id}/detail`;

type Counts = Pick<Posting, 'status' | 'rowCount' | 'sentCount' | 'postedCount' | 'failedCount'>;

/** Whether rows are waiting to be posted. */
export const isLeft = ({ status, rowCount, postedCount, failedCount }: Counts): boolean =>
  status === 'Posting' && postedCount + failedCount < rowCount;

/** Whether the rows that are left can be posted: all of them have arrived. */
export const canGoOn = (posting: Counts): boolean => isLeft(posting) && posting.sentCount >= posting.rowCount;
