import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../core/i18n/t.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { nothing } from '../../core/model/values.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { percentOf, rankOf, rankTitle, reasonsOf, similaritySeverity, titlesOf } from './duplicates.ts';
import { RecordTab } from '../form/RecordTab.tsx';

interface Props {
  readonly of: Resource;
  readonly rows: readonly WireRecord[];
  readonly ticked: readonly number[];
  readonly onTick: (keys: readonly number[]) => void;
  readonly onView: (duplicate: WireRecord) => void;
}

const short = {
  name: t('crud.duplicates.shortName'),
  description: t('crud.duplicates.shortDescription'),
  address: t('crud.duplicates.shortAddress'),
};

export function DuplicateRows({ of, rows, ticked, onTick, onView }: Props) {
  const { ranks } = of.duplicates!;
  const titles = titlesOf(of);
  const keys = rows.map((row) => row[of.key] as number);
  const all = keys.length > 0 && keys.every((key) => ticked.includes(key));
  const toggle = (key: number) => onTick(ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key]);
  return (
    <TableContainer
      role="region"
      aria-label={t('kit.scrollable', { title: t('crud.duplicates.title', { plural: of.plural.toLowerCase() }) })}
      tabIndex={0}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 360 }}
    >
      <Table stickyHeader size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={all}
                indeterminate={!all && ticked.length > 0}
                disabled={!rows.length}
                onChange={() => onTick(all ? [] : keys)}
                slotProps={{ input: { 'aria-label': t('crud.duplicates.selectAll') } }}
              />
            </TableCell>
            {ranks.map((rank) => (
              <TableCell key={rank}>{short[rankOf(rank)]}</TableCell>
            ))}
            {titles.map(([name, title]) => (
              <TableCell key={name}>{title}</TableCell>
            ))}
            <TableCell>{t('crud.duplicates.why')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {!rows.length && (
            <TableRow>
              <TableCell colSpan={ranks.length + titles.length + 2} align="center">
                {t('kit.notFound', { what: of.plural.toLowerCase() })}
              </TableCell>
            </TableRow>
          )}
          {rows.map((row, i) => (
            <DuplicateRow
              key={keys[i]}
              of={of}
              row={row}
              isTicked={ticked.includes(keys[i]!)}
              onTick={() => toggle(keys[i]!)}
              onView={() => onView(row)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowProps {
  readonly of: Resource;
  readonly row: WireRecord;
  readonly isTicked: boolean;
  readonly onTick: () => void;
  readonly onView: () => void;
}

const DuplicateRow = ({ of, row, isTicked, onTick, onView }: RowProps) => (
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
        <TableCell key={rank}>
          <ButtonBase
            aria-label={t('crud.duplicates.details', {
              rank: rankTitle(rank),
              percent,
              name: row[of.display],
            })}
            onClick={(event) => {
              event.stopPropagation();
              onView();
            }}
            sx={{ borderRadius: 1 }}
          >
            <StatusBadge text={`${percent}%`} severity={similaritySeverity(percent)} />
          </ButtonBase>
        </TableCell>
      );
    })}
    {titlesOf(of).map(([name]) => (
      <TableCell key={name}>
        {name === of.display ? <RecordTab of={of} record={row} /> : row[name] || nothing}
      </TableCell>
    ))}
    <TableCell>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {reasonsOf(row)}
      </Box>
    </TableCell>
  </TableRow>
);
