import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import type { SavedFilter } from './saved-filters.ts';

interface Props {
  /** undefined while they load. */
  readonly filters: readonly SavedFilter[] | undefined;
  /** Id of the filter that the list uses. */
  readonly chosen: unknown;
  /** Whether the list has conditions that a new filter would save. */
  readonly hasConditions: boolean;
  readonly onApply: (filter: SavedFilter) => void;
  /** @param filter null for a new one */
  readonly onEdit: (filter: SavedFilter | null) => void;
}

/** The saved filters of a list, and a button to save another. */
export const FilterMenu = ({ filters, chosen, hasConditions, onApply, onEdit }: Props) => {
  const mayChange = allowsChange(useSession(), 'signedIn');
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      {!filters && <Skeleton variant="rounded" height={40} sx={{ m: 1 }} />}
      {filters?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', p: 2 }}>{t('crud.savedFilters.hint')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 320, overflow: 'auto' }}>
        {filters?.map((filter) => (
          <FilterItem
            key={filter.id}
            filter={filter}
            isChosen={filter.id === chosen}
            onApply={() => onApply(filter)}
            onEdit={mayChange ? () => onEdit(filter) : undefined}
          />
        ))}
      </Box>
      {mayChange && (
        <>
          <Divider />
          <Box sx={{ p: 1 }}>
            <Button fullWidth color="inherit" onClick={() => onEdit(null)}>
              {t(hasConditions ? 'crud.savedFilters.saveCurrent' : 'crud.savedFilters.newFilter')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
};

interface FilterItemProps {
  readonly filter: SavedFilter;
  readonly isChosen: boolean;
  readonly onApply: () => void;
  /** Missing if the user may change nothing. */
  readonly onEdit: (() => void) | undefined;
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
    {onEdit && (
      <>
        <FavouriteButton filter={filter} />
        <IconButton aria-label={t('crud.savedFilters.edit', { name: filter.filterName })} onClick={onEdit}>
          <EditOutlinedIcon fontSize="small" />
        </IconButton>
      </>
    )}
  </Box>
);
