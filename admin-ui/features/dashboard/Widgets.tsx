import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { whyFailed } from '../../core/data/why-failed.ts';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useUserWidgets } from './use-widgets.ts';
import { WidgetCard } from './WidgetCard.tsx';
import { WidgetGrid } from './WidgetGrid.tsx';
import { later } from '../../kit/later.tsx';

/** Loaded only when someone edits a dashboard. */
const EditDashboard = later(() => import('./edit/EditDashboard.tsx').then((module) => module.default));

interface Props {
  readonly user: number;
  /** Name of the user, where the page does not show that the dashboard is one's own. */
  readonly name?: string | null;
}

/** The widgets of a user's dashboard, which its user and user managers can edit. */
export function Widgets({ user, name }: Props) {
  const session = useSession();
  const [isEdited, setEdited] = useState(false);
  const { data, error, refetch } = useUserWidgets(user);
  const isOwn = session?.profile.id === user;
  const mayEdit = allowsChange(session, isOwn ? 'signedIn' : { permission: 'ViewUsersRoles' });
  const title = isOwn ? t('dashboard.widgets.title') : t('dashboard.widgets.of', { name: name ?? '' });
  const grid = data?.length ? (
    <WidgetGrid>
      {data.map((widget) => (
        <WidgetCard key={widget.id} widget={widget} />
      ))}
    </WidgetGrid>
  ) : null;
  if (error)
    return (
      <Message title={t('dashboard.widgets.failed')} text={whyFailed(error)}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('kit.tryAgain')}
        </Button>
      </Message>
    );
  if (data && isEdited)
    return (
      <Suspense fallback={grid}>
        <EditDashboard user={user} title={title} widgets={data} onDone={() => setEdited(false)} />
      </Suspense>
    );
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {mayEdit && data && data.length > 0 && (
          <Button color="inherit" startIcon={<EditOutlinedIcon />} onClick={() => setEdited(true)}>
            {t('dashboard.edit.start')}
          </Button>
        )}
      </Box>
      {!data && (
        <WidgetGrid>
          {[0, 1].map((i) => (
            <Skeleton key={i} aria-busy variant="rounded" height={300} sx={{ gridColumn: { md: 'span 6' } }} />
          ))}
        </WidgetGrid>
      )}
      {data && !grid && (
        <Message title={t('dashboard.widgets.none')} text={t('dashboard.widgets.noneHint')}>
          {mayEdit && (
            <Button variant="outlined" onClick={() => setEdited(true)}>
              {t('dashboard.widgets.choose')}
            </Button>
          )}
        </Message>
      )}
      {grid}
    </>
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
