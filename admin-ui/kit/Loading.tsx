import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { t } from '../core/i18n/t.ts';

/** Stands in for content that is loading. Screen readers say so: a label needs a role. */
export const Loading = (props: Pick<SkeletonProps, 'height' | 'sx'>) => (
  <Skeleton variant="rounded" role="status" aria-label={t('kit.loading')} {...props} />
);
