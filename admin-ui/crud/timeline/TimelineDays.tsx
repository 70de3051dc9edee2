import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { t } from '../../core/i18n/timeline-texts.ts';
import type { Resource } from '../../core/model/resource.ts';
import { shortcut } from '../../core/shortcuts.ts';
import { addDays, formatDate, today } from '../../core/time/london.ts';
import { dayOf, type EntryKind, type TimelineEntry } from './entry-kind.ts';
import { EntryLine } from './EntryLine.tsx';

interface Props {
  readonly of: Resource;
  readonly id: number;
  readonly entries: readonly TimelineEntry[];
  readonly kinds: readonly EntryKind[];
}

/** Entries under the headings of their days. `j` and `k` move between them, `Enter` opens one. */
export function TimelineDays({ of, id, entries, kinds }: Props) {
  useEntryKeys();
  const days = [...new Set(entries.map(dayOf))];
  return days.map((day) => (
    <Box key={day} component="section" aria-labelledby={`day-${day}`} sx={{ mb: 2 }}>
      <Typography
        variant="caption"
        component="h3"
        id={`day-${day}`}
        {...(!isNear(day) && { 'data-date': '' })}
        sx={{ color: 'text.secondary', fontWeight: 'fontWeightBold', pb: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {headingOf(day)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries
          .filter((entry) => dayOf(entry) === day)
          .map((entry) => (
            <EntryLine
              key={`${entry.kind} ${entry.id}`}
              of={of}
              id={id}
              entry={entry}
              kind={kinds.find(({ name }) => name === entry.kind)}
            />
          ))}
      </Box>
    </Box>
  ));
}

const isNear = (day: string): boolean => day === today() || day === addDays(today(), -1);

/** Today, Yesterday, 26 November; with its year if that is not this one. */
function headingOf(day: string): string {
  const now = today();
  if (isNear(day)) return t(day === now ? 'timeline.today' : 'timeline.yesterday');
  const isOld = day.slice(6) !== now.slice(6);
  return formatDate(day, { weekday: 'short', day: 'numeric', month: 'long', ...(isOld && { year: 'numeric' }) });
}

const entryElements = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')];

function useEntryKeys(): void {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const move = (by: number) => {
      const all = entryElements();
      const to = Math.max(0, Math.min(all.length - 1, at + by));
      all[to]?.focus();
      all[to]?.scrollIntoView({ block: 'nearest' });
      setAt(to);
    };
    const open = () => entryElements()[at]?.querySelector('a')?.click();
    const stop = [shortcut('j', () => move(1)), shortcut('k', () => move(-1)), shortcut('Enter', open)];
    return () => stop.forEach((off) => off());
  }, [at]);
}
