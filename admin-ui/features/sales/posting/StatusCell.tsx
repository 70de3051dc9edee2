import PlayArrowOutlinedIcon from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { schemaText } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import type { SalesPosting } from '../../../../schemas/generated/sales-posting.gen.ts';
import { StatusBadge } from '../../../kit/fields/StatusBadge.tsx';
import type { Posting } from './calls.ts';
import { addressOf, canGoOn } from './posting.ts';
import { UndoPosting } from './UndoPosting.tsx';
import { t } from './texts.ts';

const severities = { Posting: 'warning', Posted: 'success', Undone: 'secondary' } as const;

export const StatusOfPosting = ({ record: { status } }: SlotProps<SalesPosting>) => (
  <StatusBadge text={schemaText(status!)} severity={severities[status!]} />
);

/** Keeps clicks on the buttons from opening the row. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The status of a posting in the list, with the next action, unless it is running. An unfinished posting can be undone on its page. */
export function StatusCell({ of, record }: SlotProps<SalesPosting>) {
  const posting = record as Posting;
  return (
    <Box
      component="span"
      onClick={stop}
      onContextMenu={stop}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <StatusOfPosting of={of} record={record} />
      {posting.running ? null : canGoOn(posting) ? (
        <IconButton
          size="small"
          aria-label={t('posting.progress.goOn')}
          component={Link}
          to={addressOf(posting)}
          state={{ goOn: true }}
        >
          <PlayArrowOutlinedIcon fontSize="small" />
        </IconButton>
      ) : (
        <UndoPosting posting={posting} look="icon" />
      )}
    </Box>
  );
}
