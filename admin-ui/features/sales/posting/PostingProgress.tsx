import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { t } from '../../../core/i18n/t.ts';
import { saveBlob } from '../../../kit/files/preview.ts';
import type { Outcome, Posting } from './calls.ts';
import { PostingErrors } from './PostingErrors.tsx';
import { usePosting } from './use-posting.ts';

interface Props {
  readonly posting: Posting;
  readonly year: string;
  readonly onAnother?: () => void;
}

/** Posts the rows that are left: progress, the posting flag, and the rows that were refused (STA-052). */
export function PostingProgress({ posting: first, year, onAnother }: Props) {
  const run = usePosting(first);
  const { posting, errors, isPosting, isStopped, isDone } = run;
  const begin = useEffectEvent(run.start);
  useEffect(() => begin(), []);
  const done = posting.postedCount + posting.failedCount;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h2">
            {t('posting.progress.posted', { done: posting.postedCount, total: posting.rowCount })}
          </Typography>
          {isPosting && <Chip size="small" color="info" label={t('posting.progress.posting')} />}
        </Box>
        <LinearProgress variant="determinate" value={(100 * done) / posting.rowCount} />
        {isDone && !errors.length && <Alert severity="success">{t('posting.progress.done')}</Alert>}
        {isStopped && <Alert severity="warning">{t('posting.progress.stopped')}</Alert>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isDone && !isStopped && <Button onClick={run.stop}>{t('posting.progress.stop')}</Button>}
        {!isDone && isStopped && (
          <Button variant="contained" onClick={run.start}>
            {t('posting.progress.goOn')}
          </Button>
        )}
        {(isDone || isStopped) && (
          <Button component={Link} to={`/salesPostings/${posting.id}/rows`}>
            {t('posting.progress.show')}
          </Button>
        )}
        {isDone && onAnother && <Button onClick={onAnother}>{t('posting.progress.another')}</Button>}
        {errors.length > 0 && (
          <Button onClick={() => saveBlob(errorList(errors), 'posting-errors.csv')}>
            {t('posting.progress.errors')}
          </Button>
        )}
      </Box>
      {errors.length > 0 && <PostingErrors errors={errors} year={year} />}
    </Box>
  );
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const errorList = (errors: readonly Outcome[]): Blob => {
  const rows = errors.map(({ rowNo, branch, custCode, message }) => [String(rowNo), branch, custCode, message!]);
  const head = [
    t('posting.preview.row'),
    t('posting.preview.branch'),
    t('posting.preview.custCode'),
    t('posting.progress.title'),
  ];
  const lines = [head, ...rows].map((row) => row.map(quoted).join(','));
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
};
