import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useUserWidgets } from './use-widgets.ts';
import { WidgetCard } from './WidgetCard.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** The widgets of a user's dashboard; if there are none, a link to choose some. */
export function Widgets({ user }: { readonly user: number }) {
  const { data, error, refetch } = useUserWidgets(user);
  const mayChoose = allowsChange(useSession(), 'signedIn');
  if (error)
    return (
      <Message title={t('dashboard.widgets.failed')} text={t('crud.empty.failedHint')}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('kit.tryAgain')}
        </Button>
      </Message>
    );
  if (!data)
    return (
      <Box sx={grid}>
        {[0, 1].map((i) => (
          <Skeleton key={i} variant="rounded" height={300} sx={{ gridColumn: { md: 'span 6' } }} />
        ))}
      </Box>
    );
  if (!data.length)
    return (
      <Message title={t('dashboard.widgets.none')} text={t('dashboard.widgets.noneHint')}>
        {mayChoose && (
          <Button variant="outlined" component={Link} to={`/users/${user}/widgets`}>
            {t('dashboard.widgets.choose')}
          </Button>
        )}
      </Message>
    );
  return (
    <Box sx={grid}>
      {data.map((widget) => (
        <WidgetCard key={widget.id} widget={widget} />
      ))}
    </Box>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

const Message = ({ title, text, children }: MessageProps) => (
  <Paper variant="outlined" sx={{ py: 4, px: 3, textAlign: 'center' }}>
    <Typography variant="h2" component="p">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{text}</Typography>
    {children}
  </Paper>
);
