import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  act,
  countsOf,
  correct,
  decide,
  rowsOf,
  type Import,
  type RowAction,
  type RowChange,
  type RowState,
} from './calls.ts';
import { Duplicates } from './Duplicates.tsx';
import { ImportPages } from './ImportPages.tsx';
import { RowFilters } from './RowFilters.tsx';
import { RowGrid } from './RowGrid.tsx';
import { count, counted, type Sending } from './use-import.ts';
import { t } from './texts.ts';

interface Props {
  readonly record: Import;
  readonly send: Sending;
  readonly isSending: boolean;
}

const states: readonly RowState[] = ['new', 'update', 'duplicate', 'same', 'wrong'];

/** The third step: what importing each row would do, with the cells to correct and the duplicates to decide about. */
export function CheckRows({ record, send, isSending }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { id, checkedCount, rowCount, running } = record;
  const [filter, setFilter] = useState<RowState | 'all'>('all');
  const [page, setPage] = useState(1);
  const { data: counts } = useQuery({
    queryKey: ['recordImport', id, 'counts', checkedCount],
    queryFn: () => countsOf(id),
    placeholderData: keepPreviousData,
  });
  const total = filter === 'all' ? checkedCount : (counts?.states[filter] ?? 0);
  // A page that is full does not change while more rows are checked.
  const known = Math.min(total, page * 100);
  const { data: rows = [] } = useQuery({
    queryKey: ['recordImport', id, 'rows', filter, page, known],
    queryFn: () => rowsOf(id, filter, page),
    placeholderData: keepPreviousData,
    enabled: checkedCount > 0,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['recordImport', id] });
  const fail = (error: unknown) => notify((error as Error).message, { type: 'error' });
  async function change(changes: readonly RowChange[]) {
    await correct(id, changes).catch(fail);
    await refresh();
  }
  async function decideAll(action: RowAction) {
    await decide(id, 'duplicate', action).catch(fail);
    await refresh();
  }
  function show(next: RowState | 'all') {
    setFilter(next);
    setPage(1);
  }
  const ready = counts?.ready ?? 0;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <RowFilters
          filters={['all', ...states]}
          counts={{ all: checkedCount, ...counts?.states }}
          value={filter}
          onChange={(next) => show(next as RowState | 'all')}
        />
        <Button
          variant="contained"
          loading={isSending}
          disabled={running || checkedCount < rowCount || !ready}
          onClick={() => void send(() => act(id, 'start'))}
          sx={{ ml: 'auto' }}
        >
          {t('recordImport.check.import', counted(ready))}
        </Button>
      </Box>
      {counts?.entries.map(({ field, list, count: entries, names }) => (
        <Alert key={field} severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {t('recordImport.check.entries', { list, ...counted(entries), names: shortList(names, entries) })}
        </Alert>
      ))}
      {counts !== undefined && counts.undecided > 0 && (
        <Alert
          severity="warning"
          action={
            filter !== 'duplicate' && (
              <Button color="inherit" onClick={() => show('duplicate')}>
                {t('recordImport.check.decide')}
              </Button>
            )
          }
        >
          {t('recordImport.check.undecided', counted(counts.undecided))}
        </Alert>
      )}
      {filter === 'duplicate' && total > 0 && (
        <Duplicates record={record} rows={rows} onChange={change} onAll={decideAll} />
      )}
      {total > 0 ? (
        <RowGrid record={record} rows={rows} onChange={change} />
      ) : (
        checkedCount > 0 && <Typography sx={{ color: 'text.secondary' }}>{t('recordImport.check.none')}</Typography>
      )}
      <ImportPages page={page} total={total} onPage={setPage} />
    </Box>
  );
}

const shortList = (names: readonly string[], all: number): string =>
  names.slice(0, 10).join(', ') + (all > 10 ? `, … (${count(all)})` : '');
