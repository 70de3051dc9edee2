import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { focusRecord } from '../../core/focus.ts';
import { t } from './texts.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { withUndo } from '../../kit/undo.ts';

/** Answer of a replacement, or of undoing one: its number, or the key of the entry, and the number of records. */
interface Replacement {
  readonly id: number;
  readonly moved: number;
}

const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString('en-GB') });

/** Replaces an entry by another in all records, and offers to undo it. */
export function useReplace(of: Resource) {
  const queries = useQueryClient();
  const notify = useNotify();
  const nameOf = (entry: WireRecord) => String(entry[of.display] ?? '');

  async function undo({ id, moved }: Replacement, name: string): Promise<void> {
    try {
      const { json } = await call<Replacement>(`referencelists/${of.name}/replacements/${id}/undo`, { method: 'POST' });
      const changed = (moved - json.moved).toLocaleString('en-GB');
      const parts = [
        t('replace.undone', { name, ...counted(json.moved) }),
        ...(json.moved < moved ? [t('replace.undoneSome', { changed })] : []),
      ];
      notify(parts.join(' '), { type: 'info' });
      await queries.invalidateQueries();
      focusRecord(json.id);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  /**
   * @param remove whether the entry is deleted, and not made inactive
   * @param past whether records of the past change, too
   * @param onDone called before lists are read again, because the entry may be deleted
   * @throws HttpError if it is refused
   */
  return async (
    entry: WireRecord,
    { by, remove, past }: { readonly by: WireRecord; readonly remove: boolean; readonly past: boolean },
    onDone: () => void,
  ): Promise<void> => {
    const { json } = await call<Replacement>(`referencelists/${of.name}/${entry[of.key]}/replace`, {
      method: 'POST',
      body: { by: by[of.key], remove, past },
    });
    const name = nameOf(entry);
    notify(t('replace.done', { name, by: nameOf(by), ...counted(json.moved) }), {
      type: 'info',
      ...withUndo(() => void undo(json, name)),
    });
    onDone();
    // Records of any list may have changed.
    await queries.invalidateQueries();
  };
}
