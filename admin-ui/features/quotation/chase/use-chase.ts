import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { quoteStatusKeys } from '../../../../schemas/generated/quote-status.gen.ts';
import type { Quotation } from '../../../../schemas/generated/quotation.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { failedLoads } from '../../../core/data/failed-loads.ts';
import { call, undoTokenOf, type Answer } from '../../../core/data/http.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { logDialog } from '../../../crud/actions/log-dialog.ts';
import { useUndo } from '../../../kit/undo.ts';
import type { LostDetails } from '../lost-details.ts';
import { quotationStatusChange } from '../status.ts';
import { nameOf, type Chased, type ChasePage } from './chase.ts';

/** A page of the queue. @returns without the rows that have just been dealt with */
export function useQueue(page: number, perPage: number, gone: ReadonlySet<number>) {
  const query = useQuery({
    queryKey: ['quotation', 'chase', page, perPage],
    queryFn: () =>
      failedLoads.watch(
        'chasequotations',
        call<ChasePage>(`chasequotations?page=${page}&rows=${perPage}`).then(({ json }) => json),
      ),
    placeholderData: (previous) => previous,
  });
  return { ...query, rows: (query.data?.rows ?? []).filter(({ quoteVerId }) => !gone.has(quoteVerId)) };
}

const { Won, Lost } = quoteStatusKeys;

/** What a person does with a quotation: the call, and what to say. */
interface Step<T> {
  readonly send: () => Promise<Answer<T>>;
  readonly text: string;
  /** What else has changed; null if nothing. */
  readonly news?: (saved: T) => string | null;
}

/**
 * Deals with quotations. A row leaves the queue at once, and comes back if the server refuses or the user undoes it.
 */
export function useChase() {
  const queries = useQueryClient();
  const notify = useNotify();
  const undoable = useUndo();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const reload = () =>
    Promise.all(['quotation', 'enquiry', 'activity'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  const bringBack = (id: number) => setGone((before) => new Set([...before].filter((one) => one !== id)));
  const complain = (row: Chased, error: unknown) =>
    notify(t('quotation.chase.refused', { name: nameOf(row), message: (error as Error).message }), { type: 'error' });

  /** @throws HttpError if the server refuses */
  async function take<T>(row: Chased, { send, text, news }: Step<T>) {
    setGone((before) => new Set(before).add(row.quoteVerId));
    try {
      const answer = await send();
      const said = [text, news?.(answer.json)].filter(Boolean).join(' ');
      notify(said, {
        type: 'success',
        ...undoable(undoTokenOf(answer), { onUndone: () => bringBack(row.quoteVerId) }),
      });
    } catch (error) {
      bringBack(row.quoteVerId);
      throw error;
    } finally {
      await reload();
    }
  }

  const setStatus = (row: Chased, to: number, details?: LostDetails): Omit<Step<Quotation>, 'text'> => ({
    send: () => quotationStatusChange.send(row, to, details),
    news: (saved) => quotationStatusChange.news!(row, saved),
  });

  /** Sets the quotation won, unless another version is and the user wants to keep that. */
  async function win(row: Chased) {
    try {
      if (!(await quotationStatusChange.may!(row, Won))) return;
      await take(row, { ...setStatus(row, Won), text: t('quotation.chase.isWon', { name: nameOf(row) }) });
    } catch (error) {
      complain(row, error);
    }
  }

  return {
    gone,
    /** Asks what was said, and when the quotation comes back. */
    log: (row: Chased) =>
      logDialog.open({
        about: { entity: 'quotation', record: row },
        isChase: true,
        onSend: (body, what) =>
          take(row, {
            send: (): Promise<Answer<Activity>> => call('logactivity', { method: 'POST', body }),
            text: t('quotation.chase.logged', { name: nameOf(row), what }),
          }),
      }),
    win,
    lose: (row: Chased, lostQuoteReason: number) =>
      take(row, {
        ...setStatus(row, Lost, { lostQuoteReason }),
        text: t('quotation.chase.isLost', { name: nameOf(row) }),
      }),
    move: (row: Chased, to: Pick<WireRecord, 'chaseDate' | 'chaseBy'>) =>
      take(row, { send: () => moveOn(row, to), text: t('quotation.chase.moved', { name: nameOf(row) }) }),
  };
}

const moveOn = ({ quoteVerId, version }: Chased, to: WireRecord): Promise<Answer<Quotation>> =>
  call(`quotation/${quoteVerId}`, { method: 'PUT', body: { ...to, version } });
