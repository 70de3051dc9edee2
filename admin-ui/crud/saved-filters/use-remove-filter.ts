import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { undoTokenOf } from '../../core/data/http.ts';
import { useUndo } from '../../kit/undo.ts';
import { filterCalls, filterKey, type SavedFilter } from './saved-filters.ts';

/** Deletes a saved filter after confirmation, with undo for ten seconds. Resolves to whether it was deleted. */
export function useRemoveFilter() {
  const notify = useNotify();
  const queries = useQueryClient();
  const undoable = useUndo();

  return async (filter: SavedFilter): Promise<boolean> => {
    const yes = await confirm({
      title: t('crud.savedFilters.deleteTitle'),
      text: t('crud.savedFilters.deleteText', { name: filter.filterName }),
      yes: t('kit.delete'),
      no: t('kit.cancel'),
      destroys: true,
    });
    if (!yes) return false;
    try {
      const answer = await filterCalls.remove(filter.id);
      notify(t('crud.savedFilters.deleted'), { type: 'info', ...undoable(undoTokenOf(answer)) });
      await queries.invalidateQueries({ queryKey: [filterKey] });
      return true;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    }
  };
}
