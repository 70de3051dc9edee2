import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { useSession } from '../../core/session/session.ts';
import type { BackgroundWork } from '../../../schemas/generated/background-work.gen.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { useFetchFile } from '../../kit/files/use-fetch-file.ts';
import { fileOf, isActive } from './calls.ts';
import { progressText, stateText } from './texts.ts';

const severities = {
  Waiting: 'secondary',
  Running: 'info',
  Done: 'success',
  Failed: 'danger',
  Stopped: 'warning',
} as const;

/** Keeps clicks on the link from selecting the row. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The state of work, how far it is, and its file. */
export function StateCell({ record }: SlotProps<BackgroundWork>) {
  const { state, person, fileName } = record;
  const session = useSession();
  const fetchFile = useFetchFile();
  const done = isActive(record) ? progressText(record) : null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <StatusBadge text={stateText(record)} severity={severities[state!]} />
      {done && (
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {done}
        </Typography>
      )}
      {fileName && person?.id === session?.profile.id && (
        <Link
          component="button"
          type="button"
          onClick={(event: SyntheticEvent) => {
            stop(event);
            void fetchFile(fileOf(record), fileName);
          }}
        >
          {t('backgroundWork.download')}
        </Link>
      )}
    </Box>
  );
}
