import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { activityTypeKeys } from '../../../generated/activity-type/codes.gen.ts';
import type { Activity } from '../../../generated/activity/types.gen.ts';
import { quoteStatusKeys } from '../../../generated/quote-status/codes.gen.ts';
import type { Quotation } from '../../../generated/quotation/types.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { failedLoads } from '../../../core/data/failed-loads.ts';
import { call } from '../../../core/data/http.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { now } from '../../../core/time/london.ts';
import { withUndo } from '../../../kit/undo.ts';
import { quotationStatusChange, type LostDetails } from '../status.ts';
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
const { prepare, send } = quotationStatusChange;

/** What has been done: how to undo it, and what else it has changed. */
interface Done {
  readonly back: () => Promise<unknown>;
  readonly news?: string | null | undefined;
}

/** What a person does with a quotation: the calls, and what to say. */
interface Step {
  readonly run: () => Promise<Done>;
  readonly text: string;
}

/**
 * Deals with quotations. A row leaves the queue at once, and comes back if the server refuses or the user undoes it.
 */
export function useChase() {
  const queries = useQueryClient();
  const notify = useNotify();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const reload = () =>
    Promise.all(['quotation', 'enquiry', 'activity'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  const bringBack = (id: number) => setGone((before) => new Set([...before].filter((one) => one !== id)));
  const complain = (row: Chased, error: unknown) =>
    notify(t('quotation.chase.refused', { name: nameOf(row), message: (error as Error).message }), { type: 'error' });

  async function undo(row: Chased, back: () => Promise<unknown>) {
    try {
      await back();
      notify(t('kit.undone'), { type: 'info' });
    } catch (error) {
      complain(row, error);
    }
    bringBack(row.quoteVerId);
    await reload();
  }

  /** @throws HttpError if the server refuses */
  async function take(row: Chased, { run, text }: Step) {
    setGone((before) => new Set(before).add(row.quoteVerId));
    try {
      const { back, news } = await run();
      notify([text, news].filter(Boolean).join(' '), { type: 'success', ...withUndo(() => void undo(row, back)) });
    } catch (error) {
      bringBack(row.quoteVerId);
      throw error;
    } finally {
      await reload();
    }
  }

  const setStatus = (row: Chased, to: number, details?: LostDetails) => async () => {
    const { undo: back, news } = await prepare!(row, to);
    const saved = await send(row, to, details);
    return { back, news: news?.(saved) };
  };

  return {
    gone,
    log: (row: Chased) =>
      take(row, { run: () => logCall(row), text: t('quotation.chase.logged', { name: nameOf(row) }) }).catch(
        (error: unknown) => complain(row, error),
      ),
    win: (row: Chased) =>
      take(row, {
        run: setStatus(row, Won),
        text: t('quotation.chase.isWon', { name: nameOf(row) }),
      }).catch((error: unknown) => complain(row, error)),
    lose: (row: Chased, lostQuoteReason: number) =>
      take(row, {
        run: setStatus(row, Lost, { lostQuoteReason }),
        text: t('quotation.chase.isLost', { name: nameOf(row) }),
      }),
    move: (row: Chased, to: Pick<WireRecord, 'chaseDate' | 'chaseBy'>) =>
      take(row, { run: () => moveOn(row, to), text: t('quotation.chase.moved', { name: nameOf(row) }) }),
  };
}

/** Records a call that has just ended. */
async function logCall(row: Chased) {
  const { date, time } = now();
  const { json } = await call<Activity>('logactivity', {
    method: 'POST',
    body: {
      subject: t('quotation.chase.callSubject', { name: nameOf(row) }),
      activityType: activityTypeKeys.Call,
      dateCreated: date,
      startDate: date,
      startTime: time,
      duration: 0,
      customer: row.customer?.customerId,
      contact: row.contact?.contactId ?? null,
      opportunity: row.opportunity?.oppId,
      quote: row.quoteVerId,
    },
  });
  return { back: () => call(`activity/${json.activityId}`, { method: 'DELETE' }) };
}

async function moveOn({ quoteVerId, version, chaseDate, chaseBy }: Chased, to: WireRecord) {
  const { json } = await call<Quotation>(`quotation/${quoteVerId}`, { method: 'PUT', body: { ...to, version } });
  const before = { chaseDate, chaseBy: chaseBy?.id ?? null, version: json.version };
  return { back: () => call(`quotation/${quoteVerId}`, { method: 'PUT', body: before }) };
}
