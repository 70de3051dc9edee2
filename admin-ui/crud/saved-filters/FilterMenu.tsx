import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { sharedAs, type SavedFilter } from './saved-filters.ts';

interface Props {
  /** undefined while they load. */
  readonly filters: readonly SavedFilter[] | undefined;
  /** Those that others share with the user. */
  readonly shared: readonly SavedFilter[];
  /** Id of the filter that the list uses. */
  readonly chosen: unknown;
  /** Whether the list has conditions that a new filter would save. */
  readonly hasConditions: boolean;
  readonly onApply: (filter: SavedFilter) => void;
  /** @param filter null for a new one */
  readonly onEdit: (filter: SavedFilter | null) => void;
  readonly onCopy: (filter: SavedFilter) => void;
}

/** The saved filters of a list, and a button to save another. */
export const FilterMenu = ({ filters, shared, chosen, hasConditions, onApply, onEdit, onCopy }: Props) => {
  const session = useSession();
  const mayChange = allowsChange(session, 'signedIn');
  const managesOthers = allowsChange(session, { permission: 'ViewUsersRoles' });
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      {!filters && <Skeleton variant="rounded" height={40} sx={{ m: 1 }} />}
      {filters?.length === 0 && !shared.length && (
        <Typography sx={{ color: 'text.secondary', p: 2 }}>{t('crud.savedFilters.hint')}</Typography>
      )}
      <Box sx={{ maxHeight: 320, overflow: 'auto' }}>
        <Box component="ul" sx={list}>
          {filters?.map((filter) => (
            <FilterItem
              key={filter.id}
              filter={filter}
              note={[
                filter.isDefault && t('crud.savedFilters.default'),
                sharedAs(filter) !== 'nobody' && t('crud.savedFilters.shared'),
              ]}
              isChosen={filter.id === chosen}
              onApply={() => onApply(filter)}
            >
              {mayChange && <FavouriteButton filter={filter} />}
              {mayChange && <EditButton filter={filter} onEdit={onEdit} />}
            </FilterItem>
          ))}
        </Box>
        {shared.length > 0 && (
          <>
            <Typography
              id={headingId}
              variant="caption"
              component="h3"
              sx={{ px: 2, pt: 1, fontWeight: 'fontWeightMedium', color: 'text.secondary' }}
            >
              {t('crud.savedFilters.sharedWithYou')}
            </Typography>
            <Box component="ul" aria-labelledby={headingId} sx={list}>
              {shared.map((filter) => (
                <FilterItem
                  key={filter.id}
                  filter={filter}
                  note={[filter.user?.fullName]}
                  isChosen={filter.id === chosen}
                  onApply={() => onApply(filter)}
                >
                  {mayChange && (
                    <IconButton
                      aria-label={t('crud.savedFilters.copy', { name: filter.filterName })}
                      onClick={() => onCopy(filter)}
                    >
                      <ContentCopyIcon fontSize="small" />
                    </IconButton>
                  )}
                  {managesOthers && <EditButton filter={filter} onEdit={onEdit} />}
                </FilterItem>
              ))}
            </Box>
          </>
        )}
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

const headingId = 'filters-shared-with-you';

const list = { listStyle: 'none', m: 0, p: 0.5 } as const;

const EditButton = ({ filter, onEdit }: { readonly filter: SavedFilter } & Pick<Props, 'onEdit'>) => (
  <IconButton aria-label={t('crud.savedFilters.edit', { name: filter.filterName })} onClick={() => onEdit(filter)}>
    <EditOutlinedIcon fontSize="small" />
  </IconButton>
);

interface FilterItemProps {
  readonly filter: SavedFilter;
  /** Shown behind the name. */
  readonly note: readonly (string | false | null | undefined)[];
  readonly isChosen: boolean;
  readonly onApply: () => void;
  /** Buttons; none if the user may change nothing. */
  readonly children: ReactNode;
}

/** A saved filter to choose, with its buttons. */
const FilterItem = ({ filter, note, isChosen, onApply, children }: FilterItemProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
    <ListItemButton
      selected={isChosen}
      aria-current={isChosen ? true : undefined}
      onClick={onApply}
      sx={{ borderRadius: 1, py: 0.5, px: 1.5, display: 'block', minWidth: 0 }}
    >
      <Typography noWrap>
        {filter.filterName}
        {note.some(Boolean) && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
            {note.filter(Boolean).join(' · ')}
          </Typography>
        )}
      </Typography>
      <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
        {filter.whereClause || t('crud.savedFilters.allRows')}
      </Typography>
    </ListItemButton>
    {children}
  </Box>
);
