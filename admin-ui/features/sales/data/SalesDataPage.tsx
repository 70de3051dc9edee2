import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { AnswerTable } from '../../../app/report-table/ReportTable.tsx';
import { Landscape } from '../../../kit/PrintStyles.tsx';
import { Loading } from '../../../kit/Loading.tsx';
import { Pages } from '../../../crud/list/Pager.tsx';
import { whyFailed } from '../../../core/data/why-failed.ts';
import { t } from '../../../core/i18n/t.ts';
import { allows } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { figuresBehind, figuresBehindCell } from './behind.ts';
import { columnsOf, usualSort } from './columns.ts';
import { chartHeight, SalesChart } from './SalesChart.tsx';
import { SalesFilters } from './SalesFilters.tsx';
import { SalesHead } from './SalesHead.tsx';
import { FiguresFailed, NoFigures, NoMatch } from './SalesMessage.tsx';
import { filters, useSalesPage, useSalesQuery, type SalesPage } from './use-sales-query.ts';

const rule = { permission: 'ViewSalesImport' } as const;

/** All sales figures: a year compared with the year before and the forecast, and the figures behind each number. */
export function SalesDataPage() {
  const session = useSession();
  return allows(session, rule) ? <SalesData /> : <Navigate to="/access" replace state={{ rule }} />;
}

function SalesData() {
  const { query, change } = useSalesQuery();
  const { view, by, page, perPage } = query;
  const { data, error, isPending, isPlaceholderData, refetch } = useSalesPage(query);
  const [printed, setPrinted] = useState<SalesPage['rows'] | null>(null);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const chart = { isShown: chosen ?? isWide, toggle: () => setChosen(!(chosen ?? isWide)) };
  // Figures were deleted in the meantime: back to what is now the last page.
  const end = error?.status === 416 ? (error.body as { readonly total: number }).total : null;
  const turnBack = useEffectEvent((total: number) => change({ page: Math.max(1, Math.ceil(total / perPage)) }));
  useEffect(() => {
    if (end !== null) turnBack(end);
  }, [end]);
  const hasChart = view === 'comparison' && chart.isShown && data?.total !== 0;
  const columns = columnsOf(view, by);
  const title = t(view === 'figures' ? 'sales.all.figures' : 'sales.all.comparison');
  return (
    <Box
      component="section"
      aria-label={t('sales.all.title')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        minWidth: 0,
        flex: '1 1 auto',
        // With a chart above it, the table has its own height and the page scrolls.
        ...(hasChart
          ? { '& > [role=region]': { flexShrink: 0, maxHeight: { sm: 'calc(100vh - 160px)' } } }
          : { maxHeight: { sm: '100%' } }),
      }}
    >
      <Landscape />
      <SalesHead {...{ query, chart }} page={data} onChange={change} onPrint={setPrinted} />
      {data?.years.length !== 0 && <SalesFilters query={query} page={data} onChange={change} />}
      {error && end === null ? (
        <FiguresFailed why={whyFailed(error)} onRetry={() => void refetch()} />
      ) : data?.years.length === 0 ? (
        <NoFigures />
      ) : data?.total === 0 ? (
        <NoMatch onClear={() => change(Object.fromEntries(filters.map((name) => [name, ''])))} />
      ) : (
        <>
          {hasChart &&
            (data ? (
              <SalesChart title={title} by={by} rows={data.rows} />
            ) : (
              <Loading height={chartHeight(by)} sx={{ flexShrink: 0 }} />
            ))}
          <AnswerTable
            label={title}
            columns={columns}
            rows={printed ?? data?.rows}
            totals={data?.totals}
            of={null}
            {...(view === 'comparison' &&
              data && {
                rowPage: (row) => figuresBehind(query, data, row),
                linkOf: (column, row, isTotal) => figuresBehindCell(query, data, row, column, isTotal),
              })}
            sort={query.sort ?? usualSort(view, by)}
            onSort={(sort, order) => change({ sort, order })}
            dimmed={isPlaceholderData}
          />
          {(data === undefined || data.total > 25) && !printed && (
            <Pages
              page={page}
              perPage={perPage}
              total={data?.total}
              isPending={isPending}
              setPage={(next) => change({ page: next })}
              setPerPage={(rows) => change({ perPage: rows })}
              printHint={t('crud.print.allByButton')}
            />
          )}
        </>
      )}
    </Box>
  );
}
