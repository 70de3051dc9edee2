import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { Pages } from '../../crud/list/Pager.tsx';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { load } from './load.ts';
import { SalesRows, type SalesMonth } from './SalesRows.tsx';

interface SalesPage {
  readonly rows: readonly SalesMonth[];
  readonly total: number;
}

/** Actual sales and forecasts of all customers by month. The page number is in the address. */
export function SalesDataPage() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const perPage = [50, 100].find((rows) => String(rows) === query.get('perPage')) ?? 25;
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const path = `allSalesData/${page}/${perPage}`;
  const mayRead = allows(session, { permission: 'ViewSalesImport' });
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['allSalesData', path],
    queryFn: () => read(path),
    placeholderData: (previous: SalesPage | undefined) => previous,
    enabled: mayRead,
  });
  const show = (next: number, rows: number) => setQuery({ page: String(next), perPage: String(rows) });
  if (!mayRead) return <Navigate to="/access" replace />;
  const last = data && Math.max(1, Math.ceil(data.total / perPage));
  if (last && !isPlaceholderData && page > last) return <Navigate to={`?page=${last}&perPage=${perPage}`} replace />;
  return (
    <Box
      component="section"
      aria-label={t('sales.all.title')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        minWidth: 0,
        minHeight: { sm: 360 },
        maxHeight: { sm: '100%' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h1">{t('sales.all.title')}</Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 48 }}>
          {data?.total.toLocaleString('en-GB')}
        </Typography>
      </Box>
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {t('kit.tryAgain')}
            </Button>
          }
        >
          {t('sales.all.failed')}
        </Alert>
      ) : !data ? (
        <Skeleton variant="rounded" height={400} />
      ) : data.total ? (
        <>
          <SalesRows rows={data.rows} busy={isFetching} old={isPlaceholderData} />
          <Pages
            page={page}
            perPage={perPage}
            total={data.total}
            isPending={false}
            setPage={(next) => show(next, perPage)}
            setPerPage={(rows) => show(1, rows)}
          />
        </>
      ) : (
        <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            {t('sales.all.none')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('sales.all.noneHint')}</Typography>
        </Paper>
      )}
    </Box>
  );
}

/** A page beyond the end, after figures were deleted, has no rows. */
const read = (path: string): Promise<SalesPage> =>
  load<SalesPage>(path).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 416) throw error;
    return { rows: [], total: (error.body as { total: number }).total };
  });
