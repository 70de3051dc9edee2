import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { money } from '../../../core/model/values.ts';
import type { Posting } from './calls.ts';
import { PostedRows } from './PostedRows.tsx';
import { canGoOn, count, isLeft } from './posting.ts';
import { usePosting } from './use-posting.ts';
import { t } from './texts.ts';

interface Props {
  readonly posting: Posting;
  /** Whether to post at once the rows that are left. */
  readonly begins: boolean;
  /** What can be done once nothing is being posted. */
  readonly actions?: ReactNode;
}

/** Follows a posting: progress, the posting flag, the rows that were refused, and those posted (STA-052). */
export function PostingProgress({ posting: known, begins, actions }: Props) {
  const { posting, isPosting, start, stop } = usePosting(known, begins);
  const { status, rowCount, postedCount, failedCount, running } = posting;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h2">
            {t('posting.progress.posted', { done: count(postedCount), total: count(rowCount) })}
          </Typography>
          {postedCount > 0 && status !== 'Undone' && (
            <Typography sx={{ color: 'text.secondary' }}>
              {t('posting.progress.written', { sum: money(posting.total) })}
            </Typography>
          )}
          {isPosting && <Chip size="small" color="info" label={t('posting.progress.posting')} />}
        </Box>
        <LinearProgress
          variant="determinate"
          aria-label={t('posting.progress.posting')}
          value={(100 * (postedCount + failedCount)) / rowCount}
        />
        {status === 'Undone' ? (
          <Alert severity="info">{t('posting.progress.undone')}</Alert>
        ) : !isLeft(posting) ? (
          !failedCount && <Alert severity="success">{t('posting.progress.done')}</Alert>
        ) : running ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('posting.progress.goesOn')}</Typography>
        ) : (
          !isPosting && <Alert severity="warning">{stoppedText(posting)}</Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {running && <Button onClick={stop}>{t('posting.progress.stop')}</Button>}
        {!isPosting && canGoOn(posting) && (
          <Button variant="contained" onClick={start}>
            {t('posting.progress.goOn')}
          </Button>
        )}
        {!running && actions}
      </Box>
      <PostedRows posting={posting} outcome="failed" count={failedCount} />
      <PostedRows posting={posting} outcome="posted" count={postedCount} />
    </Box>
  );
}

const stoppedText = (posting: Posting): string =>
  canGoOn(posting)
    ? [posting.problem, t('posting.progress.stopped')].filter(Boolean).join(' ')
    : t('posting.progress.incomplete', { sent: count(posting.sentCount), total: count(posting.rowCount) });
