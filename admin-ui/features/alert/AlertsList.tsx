import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Alert } from '../../generated/alert/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { AlertsFailed } from './AlertsFailed.tsx';
import { whenOf, type useActiveAlerts } from './alerts.ts';

interface Props {
  readonly query: ReturnType<typeof useActiveAlerts>;
  readonly onOpen: (alert: Alert) => void;
  readonly onAll: () => void;
}

/** The alerts that are not archived. A dot marks the unread ones. */
export function AlertsList({ query: { data, error, refetch }, onOpen, onAll }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Typography variant="h2">{t('alert.title')}</Typography>
        <Button onClick={onAll} sx={{ ml: 'auto', mr: -1 }}>
          {t('alert.viewAll')}
        </Button>
      </Box>
      <Divider />
      {!data && !error && <Skeleton variant="rounded" height={48} sx={{ m: 1.5 }} aria-label={t('kit.loading')} />}
      {error && !data && <AlertsFailed onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', p: 3, textAlign: 'center' }}>{t('alert.none')}</Typography>
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
                aria-label={t(alert.alertSeen ? 'alert.read' : 'alert.unread')}
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
                  {t('alert.when', whenOf(alert))}
                </Typography>
              </Box>
            </ListItemButton>
          </li>
        ))}
      </Box>
    </>
  );
}
