import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { tell, today } from '../../../core/time/london.ts';
import { EntryButton } from './EntryButton.tsx';
import { entryOf, isOn, type Entry } from './place.ts';
import type { Move } from './use-move.ts';

interface Props {
  /** Whole weeks. */
  readonly days: readonly string[];
  /** Any day of the month that is meant. */
  readonly date: string;
  readonly entries: readonly Entry[];
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  readonly onDay: (day: string) => void;
}

/** So many lines a day has: activities, and how many more there are on the day itself. */
const lines = 3;

/** A month, each day with its activities. */
export function MonthGrid({ days, date, entries, move, onOpen, onDay }: Props) {
  const ghost = move.moving && entryOf(move.moving.activity, move.moving.to);
  return (
    <Box
      role="region"
      aria-label="Calendar"
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
              fontWeight: 600,
              color: 'text.secondary',
              backgroundColor: 'background.paper',
            }}
          >
            {tell(day, { weekday: 'short' })}
          </Typography>
        ))}
        {days.map((day) => {
          const own = entries.filter((entry) => isOn(entry, day));
          const shown = own.length > lines ? lines - 1 : lines;
          const isTarget = ghost !== null && isOn(ghost, day);
          return (
            <Box
              key={day}
              data-day={day}
              sx={{
                borderTop: 1,
                borderLeft: 1,
                borderColor: 'divider',
                p: 0.5,
                minHeight: 114,
                minWidth: 0,
                ...(day.slice(3) !== date.slice(3) && { backgroundColor: 'background.default' }),
                ...(isTarget && { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 }),
              }}
            >
              <ButtonBase
                aria-label={tell(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
                aria-current={day === today() ? 'date' : undefined}
                onClick={() => onDay(day)}
                sx={{
                  minWidth: 24,
                  height: 24,
                  px: 0.5,
                  mb: 0.25,
                  borderRadius: 3,
                  font: 'inherit',
                  fontSize: 12,
                  fontWeight: 600,
                  color: 'text.secondary',
                  '&:hover': { backgroundColor: 'action.hover' },
                  ...(day === today() && {
                    '&, &:hover': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
                  }),
                }}
              >
                {Number(day.slice(0, 2))}
              </ButtonBase>
              {own.length > 0 && (
                <Box
                  component="ul"
                  aria-label={tell(day, { day: 'numeric', month: 'long' })}
                  sx={{ listStyle: 'none', m: 0, p: 0 }}
                >
                  {own.slice(0, shown).map((entry) => (
                    <Box component="li" key={entry.activity.activityId} sx={{ pb: '2px', height: 26 }}>
                      <EntryButton entry={entry} move={move} onOpen={onOpen} lines={1} />
                    </Box>
                  ))}
                </Box>
              )}
              {own.length > shown && (
                <Button
                  color="inherit"
                  onClick={() => onDay(day)}
                  sx={{ minHeight: 24, py: 0, px: 0.75, fontSize: 12 }}
                >
                  {own.length - shown} more
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
