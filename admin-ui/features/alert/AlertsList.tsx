import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { AlertItem } from './AlertItem.tsx';
import { AlertsFailed } from './AlertsFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { isActive, type useActiveAlerts } from './alerts.ts';

interface Props {
  readonly query: ReturnType<typeof useActiveAlerts>;
  readonly onOpen: (alert: Alert) => void;
  readonly onAll: () => void;
}

/** The alerts that are neither completed nor put off. */
export function AlertsList({ query: { data, error, refetch }, onOpen, onAll }: Props) {
  const shown = data?.filter(isActive);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Typography variant="h2">{t('alert.title')}</Typography>
        <Button onClick={onAll} sx={{ ml: 'auto', mr: -1 }}>
          {t('alert.viewAll')}
        </Button>
      </Box>
      <Divider />
      {!data && !error && <Loading height={48} sx={{ m: 1.5 }} />}
      {error && !data && <AlertsFailed onRetry={refetch} />}
      {shown?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', p: 3, textAlign: 'center' }}>{t('alert.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 'min(480px, 70vh)', overflow: 'auto' }}>
        {shown?.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onOpen={onOpen} />
        ))}
      </Box>
    </>
  );
}
