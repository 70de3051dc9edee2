import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { nothing } from '../../core/model/values.ts';
import type { FieldInfo, Resource } from '../../core/model/resource.ts';
import { HistorySentence } from './HistorySentence.tsx';
import { titleOfChange, useHistory, type HistoryEntry } from './use-history.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';

/** Who changed what and when, newest first. */
export function HistoryTab({ of, id }: { readonly of: Resource; readonly id: number }) {
  const { data, error, refetch } = useHistory(of, id);
  if (error) return <LoadFailed text={t('crud.history.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ maxWidth: 760 }} />;
  if (!data.length)
    return (
      <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', maxWidth: 760 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('crud.history.none')}</Typography>
      </Paper>
    );
  return (
    <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 760 }}>
      {data.map((entry) => (
        <Paper component="li" variant="outlined" key={entry.id} sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: hasChanges(entry) ? 1 : 0 }}>
            <Typography>
              <HistorySentence of={of} entry={entry} />
            </Typography>
            <Typography sx={{ color: 'text.secondary', ml: 'auto' }}>{entry.at}</Typography>
          </Box>
          {hasChanges(entry) && (
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
                columnGap: 2,
                rowGap: 0.5,
              }}
            >
              {entry.changes.map((change) => (
                <Box key={change.field} sx={{ display: 'contents' }}>
                  <Typography component="dt" sx={{ color: 'text.secondary' }}>
                    {titleOfChange(of, change)}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {entry.action === 'update' ? <OldAndNew of={of} change={change} /> : shown(change.new)}
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
        </Paper>
      ))}
    </Stack>
  );
}

const hasChanges = ({ action }: HistoryEntry) => action !== 'create' && action !== 'delete';

interface ChangeProps {
  readonly of: Resource;
  readonly change: HistoryEntry['changes'][number];
}

const OldAndNew = ({ of, change }: ChangeProps) => (
  <>
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {shown(change.old, of.fields[change.field]?.labels)}
    </Box>{' '}
    →{' '}
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550 }}>
      {shown(change.new, of.fields[change.field]?.labels)}
    </Box>
  </>
);

const shown = (value: unknown, labels: FieldInfo['labels'] = {}): string =>
  value === null || value === undefined || value === ''
    ? nothing
    : value === true
      ? t('kit.yes')
      : value === false
        ? t('kit.no')
        : (labels[String(value)] ?? String(value));
