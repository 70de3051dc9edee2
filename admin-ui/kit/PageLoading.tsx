import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../core/i18n/t.ts';

/** Shown while the code of a page is loading. */
export const PageLoading = () => (
  <Stack spacing={1.5} role="status" aria-busy aria-label={t('kit.loading')}>
    <Skeleton width={220} height={28} />
    <Skeleton variant="rounded" height={36} width="60%" />
    <Skeleton variant="rounded" height={420} />
  </Stack>
);
