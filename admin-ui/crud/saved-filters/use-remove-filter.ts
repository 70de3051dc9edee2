import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { withUndo } from '../../kit/undo.ts';
import { filterCalls, filterKey, type FilterCondition, type SavedFilter } from './saved-filters.ts';

/** Deletes a saved filter after confirmation, with undo for ten seconds. Resolves to whether it was deleted. */
export function useRemoveFilter() {
  const notify = useNotify();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [filterKey] });

  async function bringBack(filter: SavedFilter, conditions: readonly FilterCondition[]) {
    const { filterName, dbview, sortField, sortOrder, favourite, favouriteOrder, favouriteName, isDefault } = filter;
    const kept = { filterName, dbview, sortField, sortOrder, favourite, favouriteOrder, favouriteName, isDefault };
    try {
      await filterCalls.save(null, { ...kept, conditions });
      notify(t('kit.undone'), { type: 'info' });
      await refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

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
      const conditions = await filterCalls.conditions(filter.id);
      await filterCalls.remove(filter.id);
      notify(t('crud.savedFilters.deleted'), {
        type: 'info',
        ...withUndo(() => void bringBack(filter, conditions)),
      });
      await refresh();
      return true;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    }
  };
}
