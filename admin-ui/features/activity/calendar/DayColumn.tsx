import Box from '@mui/material/Box';
import { formatDate, timeOf, type Moment } from '../../../core/time/london.ts';
import { EntryButton } from './EntryButton.tsx';
import { MoreEntries } from './MoreEntries.tsx';
import { blocksOf, type Block, type Entry } from './place.ts';
import { useColumns } from './use-columns.ts';
import type { Move } from './use-move.ts';

/** Height of an hour, in pixels. */
export const hour = 48;
export const inPixels = (minutes: number) => (minutes / 60) * hour;

interface Props {
  readonly day: string;
  readonly entries: readonly Entry[];
  /** Where the entry that is being moved would be dropped. */
  readonly ghosts: readonly Block[];
  /** Minutes since midnight if the day is today, else null. */
  readonly now: number | null;
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  /** Called with the time of a double click, to add an activity. */
  readonly onNew: (start: Moment) => void;
}

/** The hours of one day with their activities. */
export function DayColumn({ day, entries, ghosts, now: at, move, onOpen, onNew }: Props) {
  const { ref, most } = useColumns();
  const { blocks, more } = blocksOf(entries, day, most);
  const place = ({ from, to, column, columns }: Omit<Block, 'entry'>) => ({
    position: 'absolute',
    top: inPixels(from),
    height: inPixels(to - from) - 2,
    left: `calc(${(100 * column) / columns}% + 2px)`,
    width: `calc(${100 / columns}% - 4px)`,
  });
  const linesIn = ({ from, to }: Block) => Math.floor((inPixels(to - from) - 8) / 16);
  return (
    <Box
      ref={ref}
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
        aria-label={formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        sx={{ listStyle: 'none', m: 0, p: 0, position: 'absolute', inset: 0 }}
      >
        {blocks.map((block) => (
          <Box component="li" key={block.entry.activity.activityId} sx={place(block)}>
            <EntryButton entry={block.entry} move={move} onOpen={onOpen} lines={linesIn(block)} />
          </Box>
        ))}
        {more.map((one) => (
          <Box component="li" key={`more ${one.from}`} sx={place(one)}>
            <MoreEntries entries={one.entries} onOpen={onOpen} />
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
