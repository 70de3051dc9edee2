import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import type { View } from '../../core/model/screen.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { searchOf, useSavedFilters, type SavedFilter } from './saved-filters.ts';

const FilterDialog = lazy(() => import('./FilterDialog.tsx').then((module) => ({ default: module.FilterDialog })));

/** Shows the saved filter that a list uses. Here users choose, create and change filters. */
export function FilterChooser({ view }: { readonly view: View }) {
  const { filterValues, setFilters } = useListContext();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<{ readonly filter: SavedFilter | null } | null>(null);
  const { [filterNames.saved]: chosen, ...others } = filterValues as Record<string, unknown>;
  const { data } = useSavedFilters(view.id, anchor !== null || chosen !== undefined);
  const current = data?.find(({ id }) => id === chosen);
  const apply = (filter: SavedFilter) => void navigate({ search: searchOf(filter) });
  const open = (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget.closest('.MuiChip-root'));
  const close = () => setAnchor(null);
  const edit = (filter: SavedFilter | null) => {
    close();
    setDialog({ filter });
  };
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        sx={{ mt: 0.5 }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('crud.savedFilters.title') } as object }}
      >
        <Box sx={{ width: 360, maxWidth: '100%' }}>
          {!data && <Skeleton variant="rounded" height={40} sx={{ m: 1 }} />}
          {data?.length === 0 && (
            <Typography sx={{ color: 'text.secondary', p: 2 }}>{t('crud.savedFilters.hint')}</Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 320, overflow: 'auto' }}>
            {data?.map((filter) => (
              <FilterItem
                key={filter.id}
                filter={filter}
                isChosen={filter.id === chosen}
                onApply={() => {
                  close();
                  apply(filter);
                }}
                onEdit={() => edit(filter)}
              />
            ))}
          </Box>
          <Divider />
          <Box sx={{ p: 1 }}>
            <Button fullWidth color="inherit" onClick={() => edit(null)}>
              {t(
                Object.keys(filterValues).some((name) => name !== 'q')
                  ? 'crud.savedFilters.saveCurrent'
                  : 'crud.savedFilters.newFilter',
              )}
            </Button>
          </Box>
        </Box>
      </Popover>
      {dialog && (
        <Suspense>
          <FilterDialog
            view={view}
            filter={dialog.filter}
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

interface FilterItemProps {
  readonly filter: SavedFilter;
  readonly isChosen: boolean;
  readonly onApply: () => void;
  readonly onEdit: () => void;
}

/** A saved filter to choose, star or change. */
const FilterItem = ({ filter, isChosen, onApply, onEdit }: FilterItemProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
    <ListItemButton
      selected={isChosen}
      aria-current={isChosen ? true : undefined}
      onClick={onApply}
      sx={{ borderRadius: 1, py: 0.5, px: 1.5, display: 'block', minWidth: 0 }}
    >
      <Typography noWrap>
        {filter.filterName}
        {filter.isDefault && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
            {t('crud.savedFilters.default')}
          </Typography>
        )}
      </Typography>
      <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
        {filter.whereClause || t('crud.savedFilters.allRows')}
      </Typography>
    </ListItemButton>
    <FavouriteButton filter={filter} />
    <IconButton aria-label={t('crud.savedFilters.edit', { name: filter.filterName })} onClick={onEdit}>
      <EditOutlinedIcon fontSize="small" />
    </IconButton>
  </Box>
);
