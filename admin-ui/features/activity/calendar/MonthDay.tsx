import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { t } from '../../../core/i18n/t.ts';
import { formatDate, today } from '../../../core/time/london.ts';
import { EntryButton } from './EntryButton.tsx';
import type { Entry } from './place.ts';
import type { Move } from './use-move.ts';

interface Props {
  readonly day: string;
  /** The entries on this day. */
  readonly entries: readonly Entry[];
  /** The day belongs to the month before or after. */
  readonly isOutside: boolean;
  /** An entry that is being moved would be dropped here. */
  readonly isTarget: boolean;
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  readonly onDay: (day: string) => void;
}

/** Lines in a day: entries, or entries and the number of those that do not fit. */
const lines = 3;

/** A day of the month: its number, its first entries and how many more there are. */
export function MonthDay({ day, entries, isOutside, isTarget, move, onOpen, onDay }: Props) {
  const shown = entries.length > lines ? lines - 1 : lines;
  return (
    <Box
      data-day={day}
      sx={{
        borderTop: 1,
        borderLeft: 1,
        borderColor: 'divider',
        p: 0.5,
        minHeight: 114,
        minWidth: 0,
        ...(isOutside && { backgroundColor: 'action.hover' }),
        ...(isTarget && { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 }),
      }}
    >
      <DayNumber day={day} onDay={onDay} />
      {entries.length > 0 && (
        <Box
          component="ul"
          aria-label={formatDate(day, { day: 'numeric', month: 'long' })}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {entries.slice(0, shown).map((entry) => (
            <Box component="li" key={entry.activity.activityId} sx={{ pb: '2px', height: 26 }}>
              <EntryButton entry={entry} move={move} onOpen={onOpen} lines={1} />
            </Box>
          ))}
        </Box>
      )}
      {entries.length > shown && (
        <Button
          color="inherit"
          onClick={() => onDay(day)}
          sx={{ minHeight: 24, py: 0, px: 0.75, fontSize: 'sizes.caption' }}
        >
          {t('activity.calendar.more', { count: entries.length - shown })}
        </Button>
      )}
    </Box>
  );
}

/** The number of a day opens the day. */
function DayNumber({ day, onDay }: Pick<Props, 'day' | 'onDay'>) {
  const isToday = day === today();
  return (
    <ButtonBase
      aria-label={formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onDay(day)}
      sx={{
        minWidth: 24,
        height: 24,
        px: 0.5,
        mb: 0.25,
        borderRadius: 3,
        font: 'inherit',
        fontSize: 'sizes.caption',
        fontWeight: 'fontWeightBold',
        color: 'text.secondary',
        '&:hover': { backgroundColor: 'action.hover' },
        ...(isToday && { '&, &:hover': { backgroundColor: 'primary.main', color: 'primary.contrastText' } }),
      }}
    >
      {Number(day.slice(0, 2))}
    </ButtonBase>
  );
}
