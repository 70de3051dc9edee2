import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { summaryOf } from '../../core/data/data-provider.ts';
import { downloadNamed } from '../../core/data/http.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { saveBlob } from '../../kit/files/preview.ts';
import { act, countsOf, rowsOf, type Import } from './calls.ts';
import { nameIn, pageOf } from './Duplicates.tsx';
import { ImportPages } from './ImportPages.tsx';
import { markOf } from './RowGrid.tsx';
import { RowFilters, type Shown } from './RowFilters.tsx';
import type { Sending } from './use-import.ts';
import { t } from './texts.ts';

interface Props {
  readonly record: Import;
  readonly send: Sending;
  /** Shows the rows that are left, to be corrected. */
  readonly onCorrect: () => void;
}

/** The end of an import: what became of each row, the rows that are left as a file, and its undo. */
export function ImportResult({ record, send, onCorrect }: Props) {
  const notify = useNotify();
  const { id, fileName, status, kind, keptUntil, addedCount, updatedCount, skippedCount, refusedCount, keptCount } =
    record;
  const { data: counts } = useQuery({
    queryKey: ['recordImport', id, 'counts', record.version],
    queryFn: () => countsOf(id),
    placeholderData: keepPreviousData,
    enabled: keptUntil !== null,
  });
  const open = counts ? counts.states.wrong + counts.states.duplicate + counts.states.new + counts.states.update : 0;
  const left = open + refusedCount;
  const isUndone = status === 'Undone';
  const filters: Shown[] = ['added', 'updated', 'skipped', 'left', ...(keptCount ? (['kept'] as const) : [])];
  const totals = { added: addedCount, updated: updatedCount, skipped: skippedCount, left, kept: keptCount };
  async function undo() {
    const title = t('recordImport.result.undoTitle', { file: fileName });
    const question = {
      title,
      text: t('recordImport.result.undoText'),
      yes: t('kit.undo'),
      no: t('kit.cancel'),
      destroys: true,
    };
    if (await confirm(question)) await send(() => act(id, 'undo'));
  }
  const download = () =>
    downloadNamed(`recordImports/${id}/left?format=xlsx`).then(
      ({ blob, name }) => saveBlob(blob, name ?? 'import.xlsx'),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Alert severity={isUndone ? (keptCount ? 'warning' : 'info') : 'success'}>
        {isUndone
          ? t(keptCount ? 'recordImport.result.keptSome' : 'recordImport.result.undone')
          : t('recordImport.result.done')}
        {!isUndone && left > 0 && ` ${t('recordImport.result.leftSome')}`}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {left > 0 && !isUndone && (
          <>
            <Button variant="contained" onClick={onCorrect}>
              {t('recordImport.result.correct')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => void download()}>
              {t('recordImport.result.download')}
            </Button>
          </>
        )}
        {keptUntil !== null && (isUndone ? keptCount > 0 : addedCount + updatedCount > 0) && (
          <Button variant="outlined" color="inherit" onClick={() => void undo()}>
            {t(isUndone ? 'recordImport.result.undoAgain' : 'recordImport.result.undo')}
          </Button>
        )}
        <Button component={RouterLink} to={`/importFile?of=${kind}`}>
          {t('recordImport.result.another')}
        </Button>
        <Button component={RouterLink} to={summaryOf(kind).screen ?? '/'}>
          {summaryOf(kind).plural}
        </Button>
      </Box>
      {keptUntil === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('recordImport.result.rowsGone')}</Typography>
      ) : (
        <Rows record={record} filters={filters} totals={totals} />
      )}
    </Box>
  );
}

interface RowsProps {
  readonly record: Import;
  readonly filters: readonly Shown[];
  readonly totals: Readonly<Partial<Record<Shown, number>>>;
}

function Rows({ record, filters, totals }: RowsProps) {
  const { id, kind } = record;
  const [filter, setFilter] = useState<Shown>(filters.find((one) => totals[one]) ?? 'added');
  const [page, setPage] = useState(1);
  const { data: rows = [] } = useQuery({
    queryKey: ['recordImport', id, 'rows', filter, page, record.version],
    queryFn: () => rowsOf(id, filter, page),
    placeholderData: keepPreviousData,
  });
  const name = nameIn(record);
  return (
    <>
      <RowFilters
        filters={filters}
        counts={totals}
        value={filter}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      {rows.length > 0 ? (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell align="right" sx={{ width: 64 }}>
                  {t('kit.sheet.row')}
                </TableCell>
                <TableCell>{t('recordImport.result.record')}</TableCell>
                <TableCell>{t('recordImport.result.outcome')}</TableCell>
                <TableCell>{t('recordImport.result.message')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.rowNo}>
                  <TableCell align="right">{row.rowNo}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {row.recordKey === null || (row.undo === 'undone' && row.outcome === 'added') ? (
                      name(row)
                    ) : (
                      <Link component={RouterLink} to={pageOf(kind, row.recordKey)}>
                        {name(row) || t('recordImport.result.open')}
                      </Link>
                    )}
                  </TableCell>
                  <TableCell>{markOf(row)}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {row.message ?? Object.values(row.errors).join(' ')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('recordImport.check.none')}</Typography>
      )}
      <ImportPages page={page} total={totals[filter] ?? 0} onPage={setPage} />
    </>
  );
}
