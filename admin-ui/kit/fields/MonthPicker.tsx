import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { addDays, addMonths, startOfMonth, startOfWeek, formatDate, today, weekdayOf } from '../../core/time/london.ts';

interface Props {
  /** The chosen date. */
  readonly date: string | null;
  readonly onPick: (date: string) => void;
}

const weekdays = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map((day) =>
  t(`kit.day.${day}`),
);

/** The date that each key moves to. */
const keys: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: startOfWeek,
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** A calendar month to pick a date from, with the mouse or keys. */
export function MonthPicker({ date, onPick }: Props) {
  const [at, setAt] = useState(date ?? today());
  const grid = useRef<HTMLDivElement>(null);
  const [byKey, setByKey] = useState(true);
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
  }, [at, byKey]);
  const first = startOfWeek(startOfMonth(at));
  const turn = (months: number) => {
    setByKey(false);
    setAt(addMonths(at, months));
  };
  return (
    <Box sx={{ p: 1.5, width: 272 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography aria-live="polite" sx={{ flex: 1, pl: 1, fontWeight: 'fontWeightBold' }}>
          {formatDate(at, { month: 'long', year: 'numeric' })}
        </Typography>
        <IconButton aria-label={t('kit.day.previousMonth')} onClick={() => turn(-1)}>
          <ChevronLeftIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('kit.day.nextMonth')} onClick={() => turn(1)}>
          <ChevronRightIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box
        ref={grid}
        role="group"
        aria-label={t('kit.day.days')}
        onKeyDown={(event) => {
          const move = keys[event.key];
          if (!move) return;
          event.preventDefault();
          setByKey(true);
          setAt(move(at));
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', justifyItems: 'center', rowGap: 0.25 }}
      >
        {weekdays.map((day) => (
          <Typography key={day} variant="caption" aria-hidden sx={{ color: 'text.secondary', lineHeight: '24px' }}>
            {day}
          </Typography>
        ))}
        {Array.from({ length: 42 }, (_, i) => addDays(first, i)).map((day) => (
          <ButtonBase
            key={day}
            data-date={day}
            tabIndex={day === at ? 0 : -1}
            aria-label={formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
            aria-pressed={day === date}
            aria-current={day === today() ? 'date' : undefined}
            onClick={() => onPick(day)}
            sx={{
              width: 32,
              height: 32,
              borderRadius: 1,
              font: 'inherit',
              fontSize: 'sizes.table',
              color: day.slice(3) === at.slice(3) ? 'text.primary' : 'text.secondary',
              ...(day === today() && { fontWeight: 'fontWeightBold', border: 1, borderColor: 'primary.main' }),
              '&:hover': { backgroundColor: 'action.hover' },
              ...(day === date && {
                '&, &:hover': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
              }),
            }}
          >
            {Number(day.slice(0, 2))}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
