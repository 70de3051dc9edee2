import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { t } from '../../../core/i18n/t.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { usePageShortcuts } from '../../../core/shortcuts.ts';
import { logDialog } from '../../../crud/actions/log-dialog.ts';
import { Pages } from '../../../crud/list/Pager.tsx';
import { actions, type ActionName } from './ChaseActions.tsx';
import { LostDialog, MoveDialog } from './ChaseDialogs.tsx';
import { ChaseRows } from './ChaseRows.tsx';
import type { Chased } from './chase.ts';
import { useChase, useQueue } from './use-chase.ts';
import { useChaseKeys } from './use-chase-keys.ts';
import { LoadFailed } from '../../../kit/LoadFailed.tsx';
import { Loading } from '../../../kit/Loading.tsx';

const shown = actions.map(({ key, label }) => ({ keys: key, does: label }));

/** The quotations to follow up today, the most urgent first, each with the reasons. */
export function ChasePage() {
  const [query, setQuery] = useSearchParams();
  const perPage = [50, 100].find((size) => String(size) === query.get('perPage')) ?? 25;
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const show = (next: number, size: number) => setQuery({ page: String(next), perPage: String(size) });
  const [dialog, setDialog] = useState<{ readonly name: ActionName; readonly row: Chased } | null>(null);
  const chase = useChase();
  const { rows, data, error, isPlaceholderData, refetch } = useQueue(page, perPage, chase.gone);
  const allowed = useAllowed();
  const isLogging = logDialog.useRequest() !== null;
  usePageShortcuts(shown);
  const act = (name: ActionName, row: Chased) => {
    if (name === 'log') chase.log(row);
    else if (name === 'won') void chase.win(row);
    else setDialog({ name, row });
  };
  const keys = useChaseKeys({ rows, allowed, isBusy: dialog !== null || isLogging, onAction: act });
  const close = () => setDialog(null);
  // When everything on the last page has been dealt with, the page before it is shown.
  const last = data && Math.max(1, Math.ceil(data.total / perPage));
  if (last && !isPlaceholderData && page > last) return <Navigate to={`?page=${last}&perPage=${perPage}`} replace />;
  return (
    <Box component="section" aria-label={t('quotation.chase.title')} sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h1">{t('quotation.chase.title')}</Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 48 }}>
          {data && totalOf(data)}
        </Typography>
      </Box>
      {error ? (
        <LoadFailed text={t('quotation.chase.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading height={400} />
      ) : rows.length ? (
        <>
          <ChaseRows {...keys} rows={rows} dimmed={isPlaceholderData} allowed={allowed} onAction={act} />
          <Pages
            page={page}
            perPage={perPage}
            total={data.total}
            isPending={false}
            setPage={(next) => show(next, perPage)}
            setPerPage={(size) => show(1, size)}
          />
        </>
      ) : (
        <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            {t('quotation.chase.none')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('quotation.chase.noneHint')}</Typography>
        </Paper>
      )}
      {dialog?.name === 'move' && (
        <MoveDialog
          row={dialog.row}
          onClose={close}
          onSave={(to) => chase.move(dialog.row, { chaseDate: to.chaseDate, chaseBy: to.chaseBy }).then(close)}
        />
      )}
      {dialog?.name === 'lost' && (
        <LostDialog
          row={dialog.row}
          onClose={close}
          onSave={({ lostQuoteReason }) => chase.lose(dialog.row, lostQuoteReason.id as number).then(close)}
        />
      )}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minWidth: 0,
  minHeight: { sm: 360 },
  maxHeight: { sm: '100%' },
} as const;

const totalOf = ({ total, exact }: { readonly total: number; readonly exact: boolean }) => {
  const count = total.toLocaleString('en-GB');
  return exact ? count : t('quotation.chase.more', { count });
};

/** What the user may do: log activities, change quotations. */
function useAllowed(): readonly ActionName[] {
  const session = useSession();
  const log: ActionName[] = allowsChange(session, { permission: 'EditCustomers' }) ? ['log'] : [];
  const change: ActionName[] = allowsChange(session, { permission: 'EditQuotations' }) ? ['move', 'won', 'lost'] : [];
  return [...log, ...change];
}
