import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { minutesOf, now, timeOf, type Moment } from '../../../core/time/london.ts';
import { afterLoading } from '../../../kit/after-loading.ts';
import { DayColumn, hour, inPixels } from './DayColumn.tsx';
import { DayHead } from './DayHead.tsx';
import { EntryButton } from './EntryButton.tsx';
import { blocksOf, entryOf, isAllDay, isOn, type Block, type Entry } from './place.ts';
import type { Move } from './use-move.ts';

interface Props {
  readonly days: readonly string[];
  readonly entries: readonly Entry[];
  /** Whether the first entries are loading. The row above the hours may then grow. */
  readonly isLoading: boolean;
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  /** Called with the time of a double click, to add an activity. */
  readonly onNew: (start: Moment) => void;
}

/** Days side by side with their hours. Activities without hours are above them. */
export function TimeGrid({ days, entries, isLoading, move, onOpen, onNew }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scroller.current!.scrollTop = inPixels(7.5 * 60);
  }, []);
  const time = useNow();
  const columns = `48px repeat(${days.length}, minmax(0, 1fr))`;
  return (
    <Box
      ref={scroller}
      role="region"
      aria-label={t('activity.calendar.title')}
      tabIndex={0}
      sx={{
        flex: { xs: 'none', sm: 1 },
        minHeight: 320,
        height: { xs: '68dvh', sm: 'auto' },
        overflow: 'auto',
        // Keeps the scroll position when the row above the hours grows.
        overflowAnchor: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 3,
          display: 'grid',
          gridTemplateColumns: columns,
          backgroundColor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <span />
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === time.date}>
            {entries
              .filter((entry) => isAllDay(entry) && isOn(entry, day))
              .map((entry) => (
                <Box component="li" key={entry.activity.activityId} sx={{ mb: '2px' }}>
                  <EntryButton entry={entry} move={move} onOpen={onOpen} lines={0} />
                </Box>
              ))}
          </DayHead>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          position: 'relative',
          ...(isLoading && afterLoading),
        }}
      >
        <Box aria-hidden sx={{ height: inPixels(24 * 60) }}>
          {Array.from({ length: 23 }, (_, i) => (
            <Typography
              key={i}
              variant="caption"
              sx={{ position: 'absolute', top: hour * (i + 1) - 8, left: 8, color: 'text.secondary' }}
            >
              {timeOf((i + 1) * 60)}
            </Typography>
          ))}
        </Box>
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            entries={entries}
            ghosts={ghostsOn(move, day)}
            now={day === time.date ? minutesOf(time.time) : null}
            move={move}
            onOpen={onOpen}
            onNew={onNew}
          />
        ))}
      </Box>
    </Box>
  );
}

/** The current time in London, updated every 30 seconds. */
function useNow(): Moment {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return moment;
}

const ghostsOn = ({ moving }: Move, day: string): readonly Block[] =>
  moving ? blocksOf([entryOf(moving.activity, moving.to)], day).blocks : [];
