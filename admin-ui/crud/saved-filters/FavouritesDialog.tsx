import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { FavouriteRows } from './FavouriteRows.tsx';
import { filterCalls, filterKey, useFavourites, type SavedFilter } from './saved-filters.ts';

interface Props {
  readonly onClose: () => void;
  readonly onOpen: (filter: SavedFilter) => void;
}

/**
 * The user's favourites. Their order can be changed. One that was removed stays in the table until the dialog closes,
 * so that it can be restored.
 */
export function FavouritesDialog({ onClose, onOpen }: Props) {
  const queries = useQueryClient();
  const { data } = useFavourites();
  const [rows, setRows] = useState<readonly SavedFilter[] | null>(null);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(50);
  const shown = rows ?? data ?? [];
  const from = page * size;

  async function move(at: number, to: number) {
    if (to < 0 || to >= shown.length || at === to) return;
    const next = [...shown];
    next.splice(to, 0, ...next.splice(at, 1));
    const ordered = next.map((filter, i) => ({ ...filter, favouriteOrder: i + 1 }));
    setRows(ordered);
    try {
      await filterCalls.setOrder(ordered);
      await queries.invalidateQueries({ queryKey: [filterKey] });
    } catch {
      failedLoads.add('updateFavOrder');
      setRows(shown);
    }
  }

  const setFavourite = ({ id }: SavedFilter, favourite: boolean) =>
    setRows(shown.map((filter) => (filter.id === id ? { ...filter, favourite } : filter)));

  return (
    <DialogFrame
      open
      title={t('crud.favourites.title')}
      width={960}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('crud.favourites.done')}
        </Button>
      }
    >
      {data && shown.length === 0 ? (
        <Box sx={{ textAlign: 'center', py: 4 }}>
          <Typography variant="h3" component="p">
            {t('crud.favourites.none')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('crud.favourites.noneHint')}</Typography>
        </Box>
      ) : (
        <>
          <FavouriteRows
            rows={shown.slice(from, from + size)}
            first={from}
            last={shown.length - 1}
            onMove={(at, to) => void move(at, to)}
            onFavourite={setFavourite}
            onOpen={onOpen}
          />
          <TablePagination
            component="div"
            count={shown.length}
            page={page}
            rowsPerPage={size}
            rowsPerPageOptions={[25, 50, 100]}
            onPageChange={(_, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setPage(0);
              setSize(Number(event.target.value));
            }}
          />
        </>
      )}
    </DialogFrame>
  );
}
