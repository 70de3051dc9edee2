import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { nothing } from '../../core/model/values.ts';
import { stacked } from '../../kit/tables/stacked.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import type { SavedFilter } from './saved-filters.ts';

interface Props {
  readonly rows: readonly SavedFilter[];
  /** Index of the first row shown, and of the last of all favourites; from 0. */
  readonly first: number;
  readonly last: number;
  readonly onMove: (at: number, to: number) => void;
  readonly onFavourite: (filter: SavedFilter, favourite: boolean) => void;
  readonly onOpen: (filter: SavedFilter) => void;
}

/** The table of favourites. Rows can be dragged, or moved with arrow buttons. */
export function FavouriteRows({ rows, first, last, onMove, onFavourite, onOpen }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('crud.favourites.title')} sx={stacked}>
        <TableHead>
          <TableRow>
            <TableCell>{t('crud.favourites.order')}</TableCell>
            <TableCell>{t('kit.name')}</TableCell>
            <TableCell>{t('crud.favourites.where')}</TableCell>
            <TableCell>{t('crud.favourites.orderBy')}</TableCell>
            <TableCell align="center">{t('crud.favourites.favourite')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((filter, i) => (
            <FavouriteRow
              key={filter.id}
              filter={filter}
              at={first + i}
              last={last}
              drag={{ dragged, over, start: setDragged, enter: setOver, stop }}
              onMove={onMove}
              onFavourite={onFavourite}
              onOpen={onOpen}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface RowProps extends Pick<Props, 'last' | 'onMove' | 'onFavourite' | 'onOpen'> {
  readonly filter: SavedFilter;
  /** Index among all favourites, from 0. */
  readonly at: number;
  /** The row being dragged, and the row it is over. */
  readonly drag: {
    readonly dragged: number | null;
    readonly over: number | null;
    start(at: number): void;
    enter(at: number): void;
    stop(): void;
  };
}

function FavouriteRow({ filter, at, last, drag, onMove, onFavourite, onOpen }: RowProps) {
  const name = filter.favouriteName || filter.filterName;
  return (
    <TableRow
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        drag.start(at);
      }}
      onDragOver={(event) => {
        if (drag.dragged === null) return;
        event.preventDefault();
        if (drag.over !== at) drag.enter(at);
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (drag.dragged !== null) onMove(drag.dragged, at);
        drag.stop();
      }}
      onDragEnd={drag.stop}
      selected={drag.over === at && drag.dragged !== at}
      sx={{ opacity: drag.dragged === at ? 0.5 : 1 }}
    >
      <TableCell data-title={t('crud.favourites.order')} sx={{ whiteSpace: 'nowrap' }}>
        <DragIndicatorIcon
          fontSize="small"
          aria-hidden
          sx={{ cursor: 'grab', color: 'text.secondary', verticalAlign: 'middle', mr: 0.5 }}
        />
        {at + 1}
        <IconButton
          aria-label={t('kit.moveUp', { title: name })}
          disabled={at === 0}
          onClick={() => onMove(at, at - 1)}
          sx={{ ml: 0.5 }}
        >
          <ArrowUpwardIcon sx={{ fontSize: 16 }} />
        </IconButton>
        <IconButton
          aria-label={t('kit.moveDown', { title: name })}
          disabled={at === last}
          onClick={() => onMove(at, at + 1)}
        >
          <ArrowDownwardIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </TableCell>
      <TableCell data-title={t('kit.name')} sx={{ minWidth: 160 }}>
        <Link component="button" type="button" onClick={() => onOpen(filter)} sx={{ textAlign: 'left' }}>
          {name}
        </Link>
      </TableCell>
      <TableCell data-title={t('crud.favourites.where')} sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>
        {filter.whereClause || nothing}
      </TableCell>
      <TableCell data-title={t('crud.favourites.orderBy')} sx={{ minWidth: 130 }}>
        {filter.orderByClause || nothing}
      </TableCell>
      <TableCell data-title={t('crud.favourites.favourite')} align="center">
        <FavouriteButton filter={filter} onChange={(favourite) => onFavourite(filter, favourite)} />
      </TableCell>
    </TableRow>
  );
}
