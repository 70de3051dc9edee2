import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../core/i18n/t.ts';
import { formatDate } from '../../../core/time/london.ts';
import { MonthDay } from './MonthDay.tsx';
import { entryOf, isOn, type Entry } from './place.ts';
import type { Move } from './use-move.ts';

interface Props {
  /** Whole weeks. */
  readonly days: readonly string[];
  /** Any day of the month. */
  readonly date: string;
  readonly entries: readonly Entry[];
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  readonly onDay: (day: string) => void;
}

/** The days of a month with their activities, in weeks. */
export function MonthGrid({ days, date, entries, move, onOpen, onDay }: Props) {
  const ghost = move.moving && entryOf(move.moving.activity, move.moving.to);
  return (
    <Box
      role="region"
      aria-label={t('activity.calendar.title')}
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 320,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          minHeight: '100%',
          gridTemplateRows: '28px',
        }}
      >
        {days.slice(0, 7).map((day) => (
          <Typography
            key={day}
            variant="caption"
            aria-hidden
            sx={{
              position: 'sticky',
              top: 0,
              zIndex: 1,
              px: 1,
              lineHeight: '28px',
              fontWeight: 'fontWeightBold',
              color: 'text.secondary',
              backgroundColor: 'background.paper',
            }}
          >
            {formatDate(day, { weekday: 'short' })}
          </Typography>
        ))}
        {days.map((day) => (
          <MonthDay
            key={day}
            day={day}
            entries={entries.filter((entry) => isOn(entry, day))}
            isOutside={day.slice(3) !== date.slice(3)}
            isTarget={ghost !== null && isOn(ghost, day)}
            move={move}
            onOpen={onOpen}
            onDay={onDay}
          />
        ))}
      </Box>
    </Box>
  );
}
