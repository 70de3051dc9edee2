import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetMany } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { summaryOf } from '../../core/data/data-provider.ts';
import { labelOf } from '../../core/model/label.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { rowsOf, type BulkChange } from './calls.ts';
import { t } from './texts.ts';

interface Props {
  readonly change: BulkChange;
}

/** What a change of many records would do, is doing, or has done. */
export function BulkOutcome({ change }: Props) {
  const { id, status, running, problem, rowCount, readyCount, sameCount, refusedCount, keptCount, undoUntil } = change;
  const facts = factsOf(change);
  if (status === 'Discarded') return <Alert severity="info">{t('bulkChange.discarded')}</Alert>;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {running && <Progress change={change} />}
      {!running && status === 'Checked' && (
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
          {readyCount
            ? t(facts.isCreate ? 'bulkChange.added' : 'bulkChange.ready', facts.of(readyCount))
            : t('bulkChange.none')}
        </Typography>
      )}
      {!running && (status === 'Changed' || status === 'Changing') && (
        <Alert severity={status === 'Changed' ? 'success' : 'warning'}>
          {t(facts.isCreate ? 'bulkChange.createdFor' : 'bulkChange.changed', facts.of(change.changedCount))}{' '}
          {status === 'Changing' && [t('bulkChange.stopped'), problem].filter(Boolean).join(' ')}
        </Alert>
      )}
      {!running && (status === 'Undone' || status === 'Undoing') && (
        <Alert severity={keptCount || status === 'Undoing' ? 'warning' : 'info'}>
          {t('bulkChange.undone', facts.of(change.undoneCount))}{' '}
          {status === 'Undoing' && [t('bulkChange.stopped'), problem].filter(Boolean).join(' ')}
        </Alert>
      )}
      {!running && status === 'Checking' && (
        <Alert severity="warning">{[t('bulkChange.stopped'), problem].filter(Boolean).join(' ')}</Alert>
      )}
      {!running && canUndo(change) && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('bulkChange.undoUntil', { time: undoUntil!.slice(-5) })}
        </Typography>
      )}
      {sameCount > 0 && !running && status !== 'Undone' && (
        <Typography>{t('bulkChange.same', facts.of(sameCount))}</Typography>
      )}
      {refusedCount > 0 && !running && status !== 'Undone' && (
        <Refused key={`${status}-${rowCount}`} kind={change.kind} id={id} filter="refused" count={refusedCount} />
      )}
      {keptCount > 0 && !running && <Refused kind={change.kind} id={id} filter="kept" count={keptCount} />}
    </Box>
  );
}

/** How far the work is. */
function Progress({ change }: Props) {
  const { status, rowCount, checkedCount, passedCount, undoneCount, keptCount, changedCount } = change;
  const [text, done, total] =
    status === 'Undoing'
      ? (['bulkChange.undoing', undoneCount + keptCount, changedCount] as const)
      : status === 'Changing'
        ? (['bulkChange.changing', passedCount, rowCount] as const)
        : (['bulkChange.checking', checkedCount, rowCount] as const);
  const label = t(text, { done: inWords(done), total: inWords(total) });
  return (
    <>
      <Typography>{label}</Typography>
      <LinearProgress variant="determinate" aria-label={label} value={total ? (100 * done) / total : 0} />
      <Typography sx={{ color: 'text.secondary' }}>{t('bulkChange.goesOn')}</Typography>
    </>
  );
}

interface RefusedProps extends Pick<BulkChange, 'kind' | 'id'> {
  readonly filter: 'refused' | 'kept';
  readonly count: number;
}

/** Records that were left as they are, by name with the reasons. */
function Refused({ kind, id, filter, count }: RefusedProps) {
  const of = summaryOf(kind);
  const { data } = useQuery({ queryKey: ['bulkChange', id, filter, count], queryFn: () => rowsOf(id, filter) });
  const rows = data?.rows ?? [];
  const { data: records = [] } = useGetMany(
    kind,
    { ids: rows.map(({ recordKey }) => recordKey) },
    { enabled: rows.length > 0 },
  );
  const named = new Map(records.map((record: WireRecord) => [record[of.key], labelOf(of, record)]));
  return (
    <Box>
      <Typography>
        {t(filter === 'kept' ? 'bulkChange.kept' : 'bulkChange.refused', { smart_count: count, count: inWords(count) })}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, maxHeight: 220, overflow: 'auto' }}>
        {data && data.reasons.length > 0 && count > rows.length
          ? data.reasons.map(({ message, count: number }) => (
              <li key={message}>{t('bulkChange.reason', { reason: message ?? '', count: inWords(number) })}</li>
            ))
          : rows.map(({ recordKey, message }) => (
              <li key={recordKey}>
                {named.has(recordKey) && of.page ? (
                  <Link component={RouterLink} to={`${of.page.replace('{id}', String(recordKey))}`}>
                    {named.get(recordKey)}
                  </Link>
                ) : (
                  (named.get(recordKey) ?? `${of.title} ${recordKey}`)
                )}
                {message && `: ${message}`}
              </li>
            ))}
      </Box>
    </Box>
  );
}

export const canUndo = ({ status, changedCount, running, undoUntil }: BulkChange): boolean =>
  !running && changedCount > 0 && undoUntil !== null && (status === 'Changed' || status === 'Changing');

export const inWords = (count: number): string => count.toLocaleString('en-GB');

/** Whether records are added, and the words for a number of records. */
export function factsOf({ kind, change }: Pick<BulkChange, 'kind' | 'change'>) {
  const { title, plural } = summaryOf(kind);
  return {
    isCreate: 'create' in (JSON.parse(change) as object),
    of: (count: number) => ({
      smart_count: count,
      count: inWords(count),
      title: title.toLowerCase(),
      plural: plural.toLowerCase(),
    }),
  };
}
