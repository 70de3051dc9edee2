import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { t } from '../../core/i18n/t.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { percentOf, rankOf, rankTitle, reasonsOf, similaritySeverity, type DuplicateGroup } from './duplicates.ts';
import { useDuplicateColumns, type DuplicateColumn } from './use-duplicate-columns.tsx';

interface Props {
  readonly of: Resource;
  readonly groups: readonly DuplicateGroup[];
  readonly ticked: readonly number[];
  readonly onTick: (keys: readonly number[]) => void;
  readonly onView: (duplicate: WireRecord) => void;
}

const short = {
  name: t('crud.duplicates.shortName'),
  description: t('crud.duplicates.shortDescription'),
  address: t('crud.duplicates.shortAddress'),
};

/** The rows of a table of duplicates, with their similarities, reasons and details. */
export function DuplicateRows({ of, groups, ticked, onTick, onView }: Props) {
  const { ranks } = of.duplicates!;
  const columns = useDuplicateColumns(of);
  const width = ranks.length + columns.length + 3;
  const keys = groups.flatMap(({ rows }) => rows.map((row) => row[of.key] as number));
  const all = keys.length > 0 && keys.every((key) => ticked.includes(key));
  const toggle = (key: number) => onTick(ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key]);
  return (
    <TableContainer
      role="region"
      aria-label={t('kit.scrollable', { title: t('crud.duplicates.title', { plural: of.plural.toLowerCase() }) })}
      tabIndex={0}
      sx={{ borderBlock: 1, borderColor: 'divider', maxHeight: 360 }}
    >
      <Table stickyHeader size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={all}
                indeterminate={!all && ticked.length > 0}
                disabled={!keys.length}
                onChange={() => onTick(all ? [] : keys)}
                slotProps={{ input: { 'aria-label': t('crud.duplicates.selectAll') } }}
              />
            </TableCell>
            {ranks.map((rank) => (
              <TableCell key={rank.name}>{short[rankOf(rank)]}</TableCell>
            ))}
            <TableCell>{t('crud.duplicates.why')}</TableCell>
            {columns.map(({ name, title, align, isPinned }) => (
              <TableCell key={name} align={align} sx={isPinned && { ...pinned, zIndex: 3 }}>
                {title}
              </TableCell>
            ))}
            <TableCell sx={{ ...inView, zIndex: 3 }}>
              <Box component="span" sx={unseen}>
                {t('crud.duplicates.detailsColumn')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {!keys.length && (
            <TableRow>
              <TableCell colSpan={width} align="center">
                {t('kit.notFound', { what: of.plural.toLowerCase() })}
              </TableCell>
            </TableRow>
          )}
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              {title !== null && (
                <TableRow>
                  <TableCell component="th" scope="rowgroup" colSpan={width} sx={{ fontWeight: 'fontWeightMedium' }}>
                    <Box component="span" sx={{ position: 'sticky', left: 16 }}>
                      {title}
                    </Box>
                  </TableCell>
                </TableRow>
              )}
              {rows.map((row) => (
                <DuplicateRow
                  key={row[of.key]}
                  of={of}
                  row={row}
                  columns={columns}
                  isTicked={ticked.includes(row[of.key])}
                  onTick={() => toggle(row[of.key])}
                  onView={() => onView(row)}
                />
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Keeps the button for the details in view while the other columns scroll. */
const inView = { position: 'sticky', right: 0, px: 1, width: 46, backgroundColor: 'background.paper' } as const;

/** The same for a column beside that button; a telephone has no room for it. */
const pinned = { position: { sm: 'sticky' }, right: { sm: 46 }, backgroundColor: 'background.paper' } as const;

const cut = { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

interface RowProps {
  readonly of: Resource;
  readonly row: WireRecord;
  readonly columns: readonly DuplicateColumn[];
  readonly isTicked: boolean;
  readonly onTick: () => void;
  readonly onView: () => void;
}

function DuplicateRow({ of, row, columns, isTicked, onTick, onView }: RowProps) {
  const view = (event: React.MouseEvent) => {
    event.stopPropagation();
    onView();
  };
  return (
    <TableRow hover selected={isTicked} onClick={onTick}>
      <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
        <Checkbox
          size="small"
          checked={isTicked}
          onChange={onTick}
          slotProps={{ input: { 'aria-label': t('crud.table.selectRow', { name: row[of.display] }) } }}
        />
      </TableCell>
      {of.duplicates!.ranks.map((rank) => {
        const percent = percentOf(row, rank);
        return (
          <TableCell key={rank.name}>
            <ButtonBase
              aria-label={t('crud.duplicates.details', { rank: rankTitle(rank), percent, name: row[of.display] })}
              onClick={view}
              sx={{ borderRadius: 1 }}
            >
              <StatusBadge text={`${percent}%`} severity={similaritySeverity(percent)} isTinted />
            </ButtonBase>
          </TableCell>
        );
      })}
      <TableCell title={reasonsOf(of, row)} sx={{ ...cut, color: 'text.secondary' }}>
        {reasonsOf(of, row)}
      </TableCell>
      {columns.map(({ name, align, text, renderCell, isPinned }) => (
        <TableCell key={name} align={align} title={text(row)} sx={isPinned ? pinned : cut}>
          {renderCell(row)}
        </TableCell>
      ))}
      <TableCell sx={inView}>
        <IconButton size="small" aria-label={t('crud.duplicates.detailsOf', { name: row[of.display] })} onClick={view}>
          <SearchIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
