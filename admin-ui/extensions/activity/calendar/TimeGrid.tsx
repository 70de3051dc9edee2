import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { minutesOf, now, tell, timeOf, type Moment } from '../../../platform/time/london.ts';
import { clockChange } from './days.ts';
import { EntryButton } from './EntryButton.tsx';
import { blocksOf, entryOf, isAllDay, isOn, type Block, type Entry } from './place.ts';
import type { Move } from './use-move.ts';

interface Props {
  readonly days: readonly string[];
  readonly entries: readonly Entry[];
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  /** A person wants something new at a time. */
  readonly onNew: (start: Moment) => void;
}

/** Height of an hour, in pixels. */
const hour = 48;
const inPixels = (minutes: number) => (minutes / 60) * hour;

/** Days beside each other, with their hours; above them what has none. */
export function TimeGrid({ days, entries, move, onOpen, onNew }: Props) {
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
      aria-label="Calendar"
      tabIndex={0}
      sx={{
        flex: { xs: 'none', sm: 1 },
        minHeight: 320,
        height: { xs: '68dvh', sm: 'auto' },
        overflow: 'auto',
        // The hours stay where they are when the days above them are filled.
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
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, position: 'relative' }}>
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
            blocks={blocksOf(entries, day)}
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

/** London's time, minute by minute. */
function useNow(): Moment {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return moment;
}

function DayHead({
  day,
  isToday,
  children,
}: {
  readonly day: string;
  readonly isToday: boolean;
  readonly children: readonly React.ReactNode[];
}) {
  const change = clockChange(day);
  return (
    <Box data-day={day} sx={{ borderLeft: 1, borderColor: 'divider', p: 0.5, minWidth: 0 }}>
      <Typography
        component="h2"
        variant="caption"
        aria-current={isToday ? 'date' : undefined}
        sx={{ px: 0.5, pb: 0.5, fontWeight: 600, color: isToday ? 'primary.main' : 'text.secondary' }}
      >
        {tell(day, { weekday: 'short', day: 'numeric', month: 'short' })}
        {change && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {' '}
            · {change}
          </Box>
        )}
      </Typography>
      {children.length > 0 && (
        <Box
          component="ul"
          aria-label={`All day, ${tell(day, { weekday: 'long', day: 'numeric', month: 'long' })}`}
          tabIndex={children.length > 4 ? 0 : undefined}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 108, overflow: 'auto' }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}

interface ColumnProps extends Pick<Props, 'move' | 'onOpen' | 'onNew'> {
  readonly day: string;
  readonly blocks: readonly Block[];
  readonly ghosts: readonly Block[];
  /** Minutes since midnight, on the day that is today. */
  readonly now: number | null;
}

function DayColumn({ day, blocks, ghosts, now: at, move, onOpen, onNew }: ColumnProps) {
  const place = ({ from, to, column, columns }: Block) => ({
    position: 'absolute',
    top: inPixels(from),
    height: inPixels(to - from) - 2,
    left: `calc(${(100 * column) / columns}% + 2px)`,
    width: `calc(${100 / columns}% - 4px)`,
  });
  const linesIn = ({ from, to }: Block) => Math.floor((inPixels(to - from) - 8) / 16);
  return (
    <Box
      data-day={day}
      data-hours
      onDoubleClick={(event) => {
        if (event.target !== event.currentTarget && !(event.target as HTMLElement).matches('ul')) return;
        const { top } = event.currentTarget.getBoundingClientRect();
        onNew({ date: day, time: timeOf(Math.floor(((event.clientY - top) / hour) * 2) * 30) });
      }}
      sx={{
        position: 'relative',
        borderLeft: 1,
        borderColor: 'divider',
        minWidth: 0,
        backgroundImage: ({ palette }) => `linear-gradient(${palette.divider} 1px, transparent 1px)`,
        backgroundSize: `100% ${hour}px`,
      }}
    >
      <Box
        component="ul"
        aria-label={tell(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        sx={{ listStyle: 'none', m: 0, p: 0, position: 'absolute', inset: 0 }}
      >
        {blocks.map((block) => (
          <Box component="li" key={block.entry.activity.activityId} sx={place(block)}>
            <EntryButton entry={block.entry} move={move} onOpen={onOpen} lines={linesIn(block)} />
          </Box>
        ))}
      </Box>
      {ghosts.map((block) => (
        <Box key={block.from} sx={{ ...place(block), zIndex: 2, pointerEvents: 'none' }}>
          <EntryButton entry={block.entry} move={move} onOpen={onOpen} lines={linesIn(block)} isGhost />
        </Box>
      ))}
      {at !== null && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: inPixels(at),
            left: 0,
            right: 0,
            borderTop: 2,
            borderColor: 'error.main',
            pointerEvents: 'none',
            zIndex: 1,
          }}
        />
      )}
    </Box>
  );
}

const ghostsOn = ({ moving }: Move, day: string): Block[] =>
  moving ? blocksOf([entryOf(moving.activity, moving.to)], day) : [];
