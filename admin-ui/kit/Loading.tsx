import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../core/i18n/t.ts';
import { unseen } from '../core/theme/unseen.ts';

interface Props {
  readonly height?: number;
  readonly sx?: SxProps;
  /** What stands in for the content, if not one box. */
  readonly children?: ReactNode;
}

/**
 * Stands in for content that is loading. Screen readers say so: they read the text of a status, but not its label.
 */
export const Loading = ({ height, sx = {}, children }: Props) => (
  <Box role="status" sx={[{ position: 'relative' }, sx as object]}>
    <Box component="span" sx={unseen}>
      {t('kit.loading')}
    </Box>
    {children ?? <Skeleton variant="rounded" height={height ?? '100%'} />}
  </Box>
);
