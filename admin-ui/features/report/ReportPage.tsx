import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useParams } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import { AnswerTable } from '../../app/report-table/ReportTable.tsx';
import { ExportMenu } from '../../crud/list/ExportMenu.tsx';
import { Pages } from '../../crud/list/Pager.tsx';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { ReportFilter } from './ReportFilter.tsx';
import { exportPath, useReport, useReportQuery, useRows, type Report } from './use-report.ts';

/** The report with the name in the address (NAV-006). */
export function ReportPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReport(id);
  if (error?.status === 404) return <Navigate to="/notfound" replace />;
  if (error?.status === 422) return <Navigate to="/access" replace />;
  if (error) return <Failed onRetry={() => void refetch()} />;
  return data ? <ReportView key={data.id} report={data} /> : <PageLoading />;
}

/** Title, filter, rows and pages of a report. */
function ReportView({ report }: { readonly report: Report }) {
  const { query, change } = useReportQuery(report);
  const { data, error, isPending, isPlaceholderData, refetch } = useRows(report, query);
  const total = data?.total;
  // Rows were removed in the meantime: back to the first page.
  const beyond = error?.status === 416;
  const turnBack = useEffectEvent(() => change({ page: 1 }));
  const title = schemaText(report.reportName);
  useEffect(() => {
    if (beyond) turnBack();
  }, [beyond]);
  const isFiltered = Boolean(query.search || query.from || query.to);
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 48 }}>
          {total === undefined ? '' : total.toLocaleString('en-GB')}
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <ExportMenu name={report.reportName} path={(format) => exportPath(report, query, format)} />
        </Box>
      </Box>
      <ReportFilter report={report} query={query} onChange={change} />
      {error ? (
        <Failed onRetry={() => void refetch()} />
      ) : total === 0 ? (
        <Empty isFiltered={isFiltered} onClear={() => change({ search: '', from: '', to: '' })} />
      ) : (
        <>
          <AnswerTable
            label={title}
            columns={report.columns}
            rows={data?.rows}
            of={report.of}
            sort={{ column: query.sorted.name, order: query.order }}
            onSort={(sort, order) => change({ sort, order })}
            dimmed={isPlaceholderData}
          />
          <Pages
            page={query.page}
            perPage={query.perPage}
            total={total}
            isPending={isPending}
            setPage={(page) => change({ page })}
            setPerPage={(rows) => change({ rows })}
          />
        </>
      )}
    </Box>
  );
}

function Empty({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  return (
    <Message
      title={t(isFiltered ? 'report.noneMatch' : 'report.none')}
      text={t(isFiltered ? 'report.noneMatchHint' : 'report.noneHint')}
    >
      {isFiltered && (
        <Button variant="outlined" onClick={onClear}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </Message>
  );
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Message title={t('report.failed')} text={t('crud.empty.failedHint')}>
    <Button variant="outlined" onClick={onRetry}>
      {t('kit.tryAgain')}
    </Button>
  </Message>
);

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

const Message = ({ title, text, children }: MessageProps) => (
  <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
    <Typography variant="h2" component="p">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{text}</Typography>
    {children}
  </Paper>
);
