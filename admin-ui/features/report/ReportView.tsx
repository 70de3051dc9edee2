import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { schemaText, t } from '../../core/i18n/t.ts';
import { AnswerTable } from '../../app/report-table/ReportTable.tsx';
import { Pages } from '../../crud/list/Pager.tsx';
import { behindPath, figureName } from './figures.ts';
import { Landscape } from '../../kit/PrintStyles.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportFilter } from './ReportFilter.tsx';
import { ReportHead } from './ReportHead.tsx';
import { NoRows, ReportFailed } from './ReportMessage.tsx';
import { useChartShown } from './use-chart-shown.ts';
import { useReportQuery, useRows, type Page, type Report } from './use-report.ts';

/** Title, filter, chart, rows and pages of a report. */
export function ReportView({ report }: { readonly report: Report }) {
  const { query, change } = useReportQuery(report);
  const answer = useRows(report, query);
  const { data, error, refetch } = answer;
  const [printed, setPrinted] = useState<Page['rows'] | null>(null);
  const chart = useChartShown(report);
  // Rows were removed in the meantime: back to the first page.
  const beyond = error?.status === 416;
  const turnBack = useEffectEvent(() => change({ page: 1 }));
  const title = schemaText(report.reportName);
  useEffect(() => {
    if (beyond) turnBack();
  }, [beyond]);
  const clear = () => change({ search: '', from: '', to: '' });
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        minWidth: 0,
        flex: '1 1 auto',
        maxHeight: { sm: '100%' },
      }}
    >
      <Landscape />
      <ReportHead
        report={report}
        query={query}
        page={data}
        figure={report.behind && figureName(report, query, data?.rows[0])}
        chart={chart}
        onPrint={setPrinted}
      />
      <ReportFilter report={report} query={query} days={data?.days} onChange={change} />
      {error ? (
        <ReportFailed error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <NoRows isFiltered={Boolean(query.search || query.from || query.to)} onClear={clear} />
      ) : (
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', lg: 'row' },
            '@media print': { flexDirection: 'column' },
            gap: 1.5,
            minHeight: { sm: 0 },
            flex: 1,
          }}
        >
          <ReportRows report={report} query={query} answer={answer} printed={printed} change={change} />
          {chart.isShown && <ReportChart report={report} query={query} />}
        </Box>
      )}
    </Box>
  );
}

interface RowsProps {
  readonly report: Report;
  readonly query: ReturnType<typeof useReportQuery>['query'];
  readonly change: ReturnType<typeof useReportQuery>['change'];
  readonly answer: ReturnType<typeof useRows>;
  /** All rows, while they are printed. */
  readonly printed: Page['rows'] | null;
}

/** The rows of a page, and the pages. */
function ReportRows({ report, query, change, answer: { data, isPending, isPlaceholderData }, printed }: RowsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: { sm: 0 },
        flex: { xs: 'none', sm: '1 1 0' },
      }}
    >
      <AnswerTable
        label={schemaText(report.reportName)}
        columns={report.columns}
        rows={printed ?? data?.rows}
        totals={data?.totals}
        of={report.of}
        linkOf={(column, row, isTotal) => behindPath(report, query, column, row, isTotal)}
        sort={{ column: query.sorted.name, order: query.order }}
        onSort={(sort, order) => change({ sort, order })}
        dimmed={isPlaceholderData}
      />
      {!printed && (
        <Pages
          page={query.page}
          perPage={query.perPage}
          total={data?.total}
          isPending={isPending}
          setPage={(page) => change({ page })}
          setPerPage={(rows) => change({ rows })}
          printHint={t('crud.print.allByButton')}
        />
      )}
    </Box>
  );
}
