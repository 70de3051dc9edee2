import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { user } from '../../generated/user.gen.tsx';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from '../../core/i18n/t.ts';
import { HistoryCard } from '../../crud/record-page/HistoryCard.tsx';
import { ExportMenu } from '../../crud/list/ExportMenu.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { useAudit, useAuditFilter, type AuditEntry } from './use-audit.ts';
import { Loading } from '../../kit/Loading.tsx';

/** Who changed users, roles, permissions and settings, and when: the newest first. */
export function AuditPage() {
  const { filter, change } = useAuditFilter();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit(filter);
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <Box sx={{ maxWidth: 900 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {t('audit.title')}
        </Typography>
        <ExportMenu
          name={t('audit.title')}
          path={(format) => `audit/export?${new URLSearchParams({ ...filter, format })}`}
        />
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('audit.about')}</Typography>
      <AuditFilters filter={filter} change={change} kinds={data?.pages[0]?.kinds ?? []} />
      {error && <LoadFailed text={t('audit.failed')} onRetry={() => void refetch()} />}
      {!error && !rows && <Loading height={160} />}
      {rows?.length === 0 && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {t(Object.keys(filter).length ? 'audit.noMatch' : 'audit.none')}
          </Typography>
        </Paper>
      )}
      {rows && rows.length > 0 && (
        <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 2 }}
        >
          {t('audit.more')}
        </Button>
      )}
    </Box>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { kind, recordId, recordName } = entry;
  const { title, page, screen } = summaryOf(kind);
  const name = recordName ?? t('audit.number', { number: recordId });
  const to = page?.replace('{id}', String(recordId)) ?? screen;
  return (
    <HistoryCard
      of={{ title, fields: kind === 'user' ? user.fields : {} }}
      entry={entry}
      record={
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {/* The sentence of an update does not name the kind. */}
          {entry.action === 'update' && `${title.toLowerCase()} `}
          {to && entry.action !== 'delete' ? (
            <Link component={RouterLink} to={to}>
              {name}
            </Link>
          ) : (
            <b>{name}</b>
          )}
        </Box>
      }
    />
  );
}
