import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../core/i18n/t.ts';
import { formatDate } from '../../../core/time/london.ts';
import { clockChange } from './days.ts';

interface Props {
  readonly day: string;
  readonly isToday: boolean;
  readonly children: readonly React.ReactNode[];
}

/** The date, and the activities without hours. */
export function DayHead({ day, isToday, children }: Props) {
  const change = clockChange(day);
  const date = formatDate(day, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <Box data-day={day} sx={{ borderLeft: 1, borderColor: 'divider', p: 0.5, minWidth: 0 }}>
      <Typography
        component="h2"
        variant="caption"
        aria-current={isToday ? 'date' : undefined}
        sx={{ px: 0.5, pb: 0.5, fontWeight: 'fontWeightBold', color: isToday ? 'primary.main' : 'text.secondary' }}
      >
        {change ? t('activity.calendar.dayWithClocks', { day: date, change }) : date}
      </Typography>
      {children.length > 0 && (
        <Box
          component="ul"
          aria-label={t('activity.calendar.allDay', {
            day: formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' }),
          })}
          tabIndex={children.length > 4 ? 0 : undefined}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 108, overflow: 'auto' }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
