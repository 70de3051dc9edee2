import { useNotify } from 'react-admin';
import { rememberFocus } from '../../core/focus.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { withUndo } from '../../kit/undo.ts';

/** The call that marks two records as different, and takes the mark back. */
export function distinctPath(of: Resource, one: number, other: number): string {
  const ids = [one, other];
  return of.calls.distinct!.replace(/\{\w+\}/g, () => String(ids.shift()));
}

/** Marks a possible duplicate as a different record, so that it is not shown again. Can be undone. */
export function useDistinct(
  of: Resource,
  id: number,
  onRows: (change: (rows: readonly WireRecord[]) => WireRecord[]) => void,
) {
  const notify = useNotify();
  const path = (duplicate: WireRecord) => distinctPath(of, id, duplicate[of.key]);

  async function forget(duplicate: WireRecord) {
    try {
      await call(path(duplicate), { method: 'DELETE' });
      onRows((rows) => [...rows, duplicate]);
      notify(t('kit.undone'), { type: 'info' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  return async (duplicate: WireRecord) => {
    const returnFocus = rememberFocus();
    try {
      await call(path(duplicate), { method: 'POST' });
      returnFocus();
      onRows((rows) => rows.filter((row) => row[of.key] !== duplicate[of.key]));
      notify(t('crud.duplicates.marked', { name: String(duplicate[of.display]), title: of.title.toLowerCase() }), {
        type: 'info',
        ...withUndo(() => void forget(duplicate)),
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
}
