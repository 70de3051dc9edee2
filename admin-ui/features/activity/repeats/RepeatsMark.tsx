import RepeatIcon from '@mui/icons-material/Repeat';
import Box from '@mui/material/Box';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { nothing } from '../../../core/model/values.ts';
import { sentenceFor } from './sentence.ts';

/** Shows that an activity repeats, and how. */
export function RepeatsMark({ record }: Pick<SlotProps<Activity>, 'record'>) {
  const sentence = sentenceFor(record);
  if (!sentence) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={sentence}
      title={sentence}
      sx={{ display: 'inline-flex', verticalAlign: 'text-bottom', mr: 0.75, color: 'text.secondary' }}
    >
      <RepeatIcon sx={{ fontSize: 16 }} aria-hidden />
    </Box>
  );
}

/** How an activity repeats, on its page. */
export const RepeatsCell = ({ record }: SlotProps<Activity>) => <>{sentenceFor(record) ?? nothing}</>;
