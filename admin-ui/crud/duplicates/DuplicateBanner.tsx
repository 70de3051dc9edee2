import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { t } from '../../core/i18n/t.ts';
import { useDuplicates } from './use-duplicates.ts';

/** Shows that a duplicate check is running, then the number of possible duplicates (BEH-055). */
export function DuplicateBanner() {
  const { state, found: duplicates, changed, plural, check, view } = useDuplicates().check;
  const found = state === 'done' && duplicates.rows.length > 0;
  return (
    <div role="status" aria-live="polite">
      {state === 'checking' && (
        <Alert severity="info" icon={<CircularProgress size={18} aria-hidden />} sx={{ mb: 2 }}>
          {t('crud.duplicates.checking', { plural })}
        </Alert>
      )}
      {(found || (state === 'done' && changed)) && (
        <Alert severity={found ? 'warning' : 'info'} sx={{ mb: 2 }}>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <span>{t('crud.duplicates.count', { plural, count: duplicates.total })}</span>
            {found && (
              <Link component="button" type="button" onClick={view}>
                {t('crud.duplicates.view')}
              </Link>
            )}
            {changed && (
              <Link component="button" type="button" onClick={check}>
                {t('crud.duplicates.checkAgain')}
              </Link>
            )}
          </Stack>
        </Alert>
      )}
    </div>
  );
}
