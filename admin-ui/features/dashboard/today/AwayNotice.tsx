import EventBusyOutlinedIcon from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from './texts.ts';
import type { TodayAnswer } from './use-today.ts';

/** Says until when the user is away, and for whom they cover. */
export function AwayNotice({ away, covering }: Pick<TodayAnswer, 'away' | 'covering'>) {
  const texts = [
    ...(away ? [t('today.away', { date: away.untilDate, cover: away.cover })] : []),
    ...covering.map(({ user, untilDate }) => t('today.covering', { name: user, date: untilDate })),
  ];
  return (
    <Box sx={{ py: 1.5, display: 'flex', alignItems: 'center', gap: 1 }}>
      <EventBusyOutlinedIcon fontSize="small" color="warning" />
      <Typography variant="body2">{texts.join(' ')}</Typography>
      <Link component={RouterLink} to="/absences" variant="body2">
        {t(away ? 'today.change' : 'today.show')}
      </Link>
    </Box>
  );
}
