import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { filterCalls, filterKey, type SavedFilter } from './saved-filters.ts';

interface Props {
  readonly filter: SavedFilter;
  /** Called once it is saved. */
  readonly onChange?: (favourite: boolean) => void;
}

/**
 * Adds a saved filter to the favourites or removes it. If the server refuses, the button goes back to its previous
 * state.
 */
export function FavouriteButton({ filter, onChange }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const favourite = wanted ?? filter.favourite;
  async function toggle() {
    if (wanted !== null) return;
    setWanted(!favourite);
    try {
      await filterCalls.setFavourite(filter.id, !favourite);
      onChange?.(!favourite);
      await queries.invalidateQueries({ queryKey: [filterKey] });
    } catch {
      notify(t('crud.favourites.failed'), { type: 'error' });
    } finally {
      setWanted(null);
    }
  }
  return (
    <IconButton
      aria-label={t('crud.favourites.star', { name: filter.filterName })}
      aria-pressed={favourite}
      onClick={() => void toggle()}
      sx={{ color: favourite ? 'warning.main' : 'text.secondary' }}
    >
      {favourite ? <StarIcon fontSize="small" /> : <StarBorderIcon fontSize="small" />}
    </IconButton>
  );
}
