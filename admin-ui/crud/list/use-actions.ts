import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type HttpError } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { splitFilter } from '../../core/data/filter-names.ts';
import type { SavedRecord } from '../../core/data/data-provider.ts';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { focusRecord } from '../../core/focus.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { useUndo } from '../../kit/undo.ts';

/** Records to act on: by their keys, or all of a filter if they are still as many as the user has confirmed. */
export type Which = readonly number[] | { readonly allOf: Readonly<Record<string, unknown>>; readonly count: number };

/** Thrown if a filter finds another number of records than the user has confirmed. */
export class OtherCount extends Error {
  readonly count: number;

  constructor(count: number) {
    super();
    this.count = count;
  }
}

interface BulkAnswer {
  readonly done: number[];
  readonly refused: { readonly id: number; readonly message: string }[];
}

/** What has been done. */
type Done = BulkAnswer & Pick<SavedRecord, 'undoToken'>;

/** Actions on rows: activating, deactivating and deleting. All can be undone. */
export function useActions(of: Resource) {
  const notify = useNotify();
  const translate = useTranslate();
  const { change, removeByCall } = useRowChange(of);
  const undoable = useUndo();
  const text = (name: 'updateFailed' | 'removed' | 'removeFailed') => translate(`branchline.${of.name}.${name}`);

  /** @returns whether any row was changed. @throws OtherCount */
  async function setActive(which: Which, active: boolean): Promise<boolean> {
    const done = await change(which, { active }, text('updateFailed'));
    if (!done?.done.length) return false;
    notify(t(active ? 'crud.actions.madeActive' : 'crud.actions.madeInactive', countOf(of, done.done.length)), {
      type: 'info',
      ...undoable(done.undoToken, { onUndone: () => focusRecord(done.done[0]!) }),
    });
    return true;
  }

  /** Deletes one record, once the user has confirmed. */
  async function removeOne(record: WireRecord, name: string): Promise<void> {
    const id = record[of.key] as number;
    const asked = of.slots['remove.with']?.(record, name);
    if (asked) return removeWith(id, await asked);
    const yes = await confirm({
      title: t('crud.actions.deleteTitle', { title: of.title.toLowerCase() }),
      text: t(of.removesForGood ? 'crud.actions.deleteForGood' : 'crud.actions.deleteOne', { name }),
      yes: t('kit.delete'),
      no: t('kit.cancel'),
      destroys: true,
    });
    if (yes) await remove([id]);
  }

  /** Deletes one record by its own call, with these parameters; not at all if they are null. */
  async function removeWith(id: number, parameters: Readonly<Record<string, string>> | null): Promise<void> {
    if (!parameters) return;
    const done = await removeByCall(id, text('removeFailed'), `?${new URLSearchParams(parameters)}`);
    if (done) announce(done);
  }

  /** @returns whether any row was deleted. @throws OtherCount */
  async function remove(which: Which): Promise<boolean> {
    const answer = await change(which, null, text('removeFailed'));
    const done = answer?.done.length ?? 0;
    if (!done) return false;
    announce(answer!);
    return true;
  }

  function announce({ done, undoToken }: Done): void {
    notify(done.length === 1 ? text('removed') : t('crud.actions.deleted', countOf(of, done.length)), {
      type: 'info',
      ...undoable(undoToken, { onUndone: () => focusRecord(done[0]!) }),
    });
  }

  return { setActive, removeOne, remove };
}

/**
 * Changes rows, or deletes them if the change is null, and reads the list again. Rows that are refused and calls that
 * fail are reported.
 */
function useRowChange(of: Resource) {
  const notify = useNotify();
  const queries = useQueryClient();

  async function bulk(body: object, failed: string): Promise<Done | null> {
    try {
      const answer = await call<BulkAnswer>(of.calls.bulk!, { method: 'POST', body });
      const { json } = answer;
      await queries.invalidateQueries({ queryKey: [of.name] });
      const [first] = json.refused;
      if (first)
        notify(
          json.refused.length === 1
            ? first.message
            : `${t('crud.actions.refused', { count: json.refused.length })} ${first.message}`,
          { type: 'warning', autoHideDuration: 8000 },
        );
      return { ...json, undoToken: undoTokenOf(answer) };
    } catch (error) {
      const { code, count } = ((error as HttpError).body ?? {}) as { readonly code?: string; readonly count?: number };
      if (code === 'other_count') {
        await queries.invalidateQueries({ queryKey: [of.name] });
        throw new OtherCount(count!);
      }
      notify(`${failed.replace(/\.$/, '')}. ${(error as Error).message}`, { type: 'error' });
      return null;
    }
  }

  /** Changes one record, for entities without a bulk call. In their lists, only one row can be acted on. */
  async function one(id: number, change: { active: boolean } | null, failed: string, query = ''): Promise<Done | null> {
    try {
      const path = (change ? of.calls.update : of.calls.remove)!.replace(/\{\w+\}/, String(id)) + query;
      const answer = await call(path, change ? { method: 'PUT', body: change } : { method: 'DELETE' });
      await queries.invalidateQueries({ queryKey: [of.name] });
      return { done: [id], refused: [], undoToken: undoTokenOf(answer) };
    } catch (error) {
      notify(`${failed} ${(error as Error).message}`, { type: 'error' });
      return null;
    }
  }

  return {
    change: (which: Which, change: { active: boolean } | null, failed: string) =>
      of.calls.bulk
        ? bulk({ ...inBody(which), ...(change ? { set: change } : { remove: true }) }, failed)
        : one((which as readonly number[])[0]!, change, failed),
    removeByCall: (id: number, failed: string, query: string) => one(id, null, failed, query),
  };
}

/** Records to act on, as the bulk calls take them. */
export function inBody(which: Which): object {
  if (!('allOf' in which)) return { ids: which };
  const { saved, from, to, values } = splitFilter(which.allOf);
  const days = { ...(from && { from }), ...(to && { to }) };
  return { all: { count: which.count, filter: values, ...(saved && { savedFilter: saved }), ...days } };
}

/** Placeholder values for a text about a number of rows. */
const countOf = ({ title, plural }: Resource, count: number) => ({
  smart_count: count,
  count: count.toLocaleString('en-GB'),
  title: title.toLowerCase(),
  plural: plural.toLowerCase(),
});
