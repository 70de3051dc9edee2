import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { Resource } from '../../core/model/resource.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { useHistory } from '../../core/data/history.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** Who changed what and when, newest first. */
export function HistoryTab({ of, id }: { readonly of: Resource; readonly id: number }) {
  const { data, error, refetch } = useHistory(of, id);
  if (error) return <LoadFailed text={t('crud.history.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading height={160} sx={{ maxWidth: 760 }} />;
  if (!data.length) return <Typography sx={{ color: 'text.secondary' }}>{t('crud.history.none')}</Typography>;
  return (
    <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 760 }}>
      {data.map((entry) => (
        <HistoryCard key={entry.id} of={of} entry={entry} />
      ))}
    </Stack>
  );
}
