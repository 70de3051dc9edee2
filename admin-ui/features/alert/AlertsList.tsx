import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Alert } from '../../generated/alert/types.gen.ts';
import { whenOf, type useActiveAlerts } from './alerts.ts';

interface Props {
  readonly query: ReturnType<typeof useActiveAlerts>;
  readonly onOpen: (alert: Alert) => void;
  readonly onAll: () => void;
}

/** The alerts that are not archived, those that are new marked. */
export function AlertsList({ query: { data, error, refetch }, onOpen, onAll }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Typography variant="h2">Alerts</Typography>
        <Button onClick={onAll} sx={{ ml: 'auto', mr: -1 }}>
          View all
        </Button>
      </Box>
      <Divider />
      {!data && !error && <Skeleton variant="rounded" height={48} sx={{ m: 1.5 }} aria-label="Loading" />}
      {error && !data && (
        <Box sx={{ p: 3, textAlign: 'center' }}>
          <Typography sx={{ mb: 1 }}>The alerts could not be loaded.</Typography>
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      )}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', p: 3, textAlign: 'center' }}>
          You have no new alerts. Notes for you, reminders and customers to approve appear here.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 'min(480px, 70vh)', overflow: 'auto' }}>
        {data?.map((alert) => (
          <li key={alert.id}>
            <ListItemButton
              onClick={() => onOpen(alert)}
              sx={{ borderRadius: 1, gap: 1.5, alignItems: 'start', px: 1.5, py: 1 }}
            >
              <Box
                component="span"
                role="img"
                aria-label={alert.alertSeen ? 'Read' : 'Unread'}
                sx={{
                  width: 8,
                  height: 8,
                  mt: 0.75,
                  borderRadius: '50%',
                  flexShrink: 0,
                  backgroundColor: alert.alertSeen ? 'transparent' : 'primary.main',
                }}
              />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere', fontWeight: alert.alertSeen ? 400 : 600 }}>
                  {alert.alertDesc}
                </Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {whenOf(alert).date} at {whenOf(alert).time}
                </Typography>
              </Box>
            </ListItemButton>
          </li>
        ))}
      </Box>
    </>
  );
}
