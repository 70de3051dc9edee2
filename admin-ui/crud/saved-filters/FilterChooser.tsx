import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import type { View } from '../../core/model/screen.ts';
import type { FilteredList } from './use-filter-form.ts';
import { searchOf, useSavedFilters, useSharedFilters, type SavedFilter } from './saved-filters.ts';
import { later } from '../../kit/later.tsx';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';

const FilterMenu = later(() => import('./FilterMenu.tsx').then((module) => module.FilterMenu));
const FilterDialog = later(() => import('./FilterDialog.tsx').then((module) => module.FilterDialog));

interface Props {
  readonly view: View;
  readonly list: FilteredList;
}

/** Shows the saved filter that a list uses. Here users choose, create and change filters. */
export function FilterChooser({ view, list }: Props) {
  const { filterValues, setFilters } = useListContext();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<{ readonly filter: SavedFilter | null; readonly from?: SavedFilter } | null>(
    null,
  );
  const { [filterNames.saved]: chosen, ...others } = filterValues as Record<string, unknown>;
  const isNeeded = anchor !== null || chosen !== undefined;
  const { data } = useSavedFilters(view.id, isNeeded);
  const { data: shared } = useSharedFilters(view.id, isNeeded);
  const current = [...(data ?? []), ...(shared ?? [])].find(({ id }) => id === chosen);
  const apply = (filter: SavedFilter) => void navigate({ search: searchOf(filter) });
  const open = (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget.closest('.MuiChip-root'));
  const close = () => setAnchor(null);
  return (
    <>
      <Chip
        size="medium"
        icon={<FilterListIcon />}
        variant={chosen ? 'filled' : 'outlined'}
        color={chosen ? 'primary' : 'default'}
        label={
          chosen ? t('crud.savedFilters.current', { name: current?.filterName ?? '…' }) : t('crud.savedFilters.title')
        }
        onClick={open}
        {...(chosen ? { onDelete: () => setFilters(others) } : { deleteIcon: <ArrowDropDownIcon />, onDelete: open })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ maxWidth: 220 }}
      />
      <PopoverDialog anchor={anchor} label={t('crud.savedFilters.title')} onClose={close}>
        <Suspense fallback={<Box sx={{ width: 360, height: 120 }} />}>
          <FilterMenu
            filters={data}
            shared={shared ?? []}
            chosen={chosen}
            hasConditions={Object.keys(filterValues).some((name) => name !== 'q')}
            onApply={(filter) => {
              close();
              apply(filter);
            }}
            onEdit={(filter) => {
              close();
              setDialog({ filter });
            }}
            onCopy={(from) => {
              close();
              setDialog({ filter: null, from });
            }}
          />
        </Suspense>
      </PopoverDialog>
      {dialog && (
        <Suspense>
          <FilterDialog
            view={view}
            list={list}
            {...dialog}
            onClose={() => setDialog(null)}
            onSaved={(saved) => {
              setDialog(null);
              apply(saved);
            }}
            onRemoved={(removed) => {
              setDialog(null);
              if (removed.id === chosen) setFilters(others);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
