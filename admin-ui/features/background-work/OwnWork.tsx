import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { BackgroundWork } from '../../../schemas/generated/background-work.gen.ts';
import { useFetchFile } from '../../kit/files/use-fetch-file.ts';
import { fileOf, isActive, retryWork, stopWork } from './calls.ts';
import { progressText, stateText } from './texts.ts';
import { useChangeWork } from './use-change-work.ts';

interface Props {
  /** Newest first. */
  readonly works: readonly BackgroundWork[];
  readonly onClose: () => void;
}

/** The user's latest exports and postings, with their files. */
export function OwnWork({ works, onClose }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Typography variant="h2">{t('backgroundWork.mine')}</Typography>
        <Button component={Link} to="/myBackgroundWork" onClick={onClose} sx={{ ml: 'auto', mr: -1 }}>
          {t('alert.viewAll')}
        </Button>
      </Box>
      <Divider />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 'min(480px, 70vh)', overflow: 'auto' }}>
        {works.map((work) => (
          <Work
            key={work.id}
            work={work}
            before={works.filter((one) => one.id < work.id && isActive(one)).length}
            onClose={onClose}
          />
        ))}
      </Box>
    </>
  );
}

function Work({ work, before, onClose }: { work: BackgroundWork; before: number; onClose: () => void }) {
  const fetchFile = useFetchFile();
  const { change, busy } = useChangeWork();
  const { id, subject, state, stopping, progress, total, link, fileName, fileUntil, reason } = work;
  const facts = [
    state === 'Waiting' && before ? t('backgroundWork.before', { smart_count: before }) : stateText(work),
    isActive(work) ? progressText(work) : null,
    fileUntil && t('backgroundWork.until', { time: fileUntil }),
    state === 'Failed' ? reason : null,
  ];
  const percent = progress !== null && total ? (100 * progress) / total : null;
  return (
    <Box component="li" sx={{ px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography sx={{ flex: 1, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{subject}</Typography>
        {fileName && (
          <Button onClick={() => void fetchFile(fileOf(work), fileName)}>{t('backgroundWork.download')}</Button>
        )}
        {link && (
          <Button component={Link} to={link} onClick={onClose}>
            {t('backgroundWork.open')}
          </Button>
        )}
        {isActive(work) && (
          <Button color="inherit" disabled={busy || stopping} onClick={() => void change(() => stopWork(id))}>
            {t('backgroundWork.stop')}
          </Button>
        )}
        {(state === 'Failed' || state === 'Stopped') && !link && (
          <Button color="inherit" disabled={busy} onClick={() => void change(() => retryWork(id))}>
            {t('backgroundWork.retry')}
          </Button>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Typography>
      {state === 'Running' && (
        <LinearProgress
          aria-label={subject!}
          {...(percent === null ? {} : { variant: 'determinate', value: percent })}
          sx={{ mt: 0.75 }}
        />
      )}
    </Box>
  );
}
