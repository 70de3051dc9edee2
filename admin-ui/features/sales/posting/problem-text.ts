import type { Outcome } from './calls.ts';
import type { Problem } from './preview.ts';
import { t } from './texts.ts';

/** Rows named at most; a sheet may have an account a hundred times. */
const most = 5;

/** What is wrong with a cell, as a sentence. */
export function problemText({ kind, others = [], year = 0 }: Problem): string {
  const more = others.length > most ? ' …' : '';
  return t(`posting.problem.${kind}`, {
    smart_count: others.length,
    year,
    others: others.slice(0, most).join(', ') + more,
  });
}

/** Why a row was not posted (ERR-059). If no customer was found, only the text from the word Customer on (ERR-060). */
export const errorText = ({ branch, message }: Pick<Outcome, 'branch' | 'message'>, year: number): string =>
  `${t('posting.progress.forMonth', { year, branch })} ${/\bCustomer\b.*/s.exec(message ?? '')?.[0] ?? message}`;
