import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useParams } from 'react-router';
import { AnswerTable } from '../../app/report-table/ReportTable.tsx';
import { ExportMenu } from '../../crud/list/ExportMenu.tsx';
import { Pages } from '../../crud/list/Pager.tsx';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { ReportFilter } from './ReportFilter.tsx';
import { exportPath, useAsked, useReport, useRows, type Report } from './use-report.ts';

/** A report by its name (NAV-006). */
export function ReportPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReport(id);
  if (error?.status === 404) return <Navigate to="/notfound" replace />;
  if (error?.status === 422) return <Navigate to="/access" replace />;
  if (error) return <Failed onRetry={() => void refetch()} />;
  return data ? <ReportView key={data.id} report={data} /> : <PageLoading />;
}

/** Its head, days and search, rows and pages. */
function ReportView({ report }: { readonly report: Report }) {
  const { asked, ask } = useAsked(report);
  const { data, error, isPending, isPlaceholderData, refetch } = useRows(report, asked);
  const total = data?.total;
  // Rows were removed in the meantime: back to the first page.
  const beyond = error?.status === 416;
  const turnBack = useEffectEvent(() => ask({ page: 1 }));
  useEffect(() => {
    if (beyond) turnBack();
  }, [beyond]);
  const narrowed = Boolean(asked.search || asked.from || asked.to);
  return (
    <Box
      component="section"
      aria-label={report.reportName}
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
        <Typography variant="h1">{report.reportName}</Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 48 }}>
          {total === undefined ? '' : total.toLocaleString('en-GB')}
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <ExportMenu name={report.reportName} path={(format) => exportPath(report, asked, format)} />
        </Box>
      </Box>
      <ReportFilter report={report} asked={asked} onAsk={ask} />
      {error ? (
        <Failed onRetry={() => void refetch()} />
      ) : total === 0 ? (
        <Empty narrowed={narrowed} onClear={() => ask({ search: '', from: '', to: '' })} />
      ) : (
        <>
          <AnswerTable
            label={report.reportName}
            columns={report.columns}
            rows={data?.rows}
            of={report.of}
            sort={{ column: asked.sorted.name, order: asked.order }}
            onSort={(sort, order) => ask({ sort, order })}
            dimmed={isPlaceholderData}
          />
          <Pages
            page={asked.page}
            perPage={asked.perPage}
            total={total}
            isPending={isPending}
            setPage={(page) => ask({ page })}
            setPerPage={(rows) => ask({ rows })}
          />
        </>
      )}
    </Box>
  );
}

function Empty({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  return (
    <Message
      title={narrowed ? 'Nothing matches' : 'Nothing to report yet'}
      text={
        narrowed ? 'Try other words or dates, or clear the filters.' : 'Rows will appear here as records are added.'
      }
    >
      {narrowed && (
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Message>
  );
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Message title="The report could not be loaded" text="The server may be busy, or your connection may be down.">
    <Button variant="outlined" onClick={onRetry}>
      Try again
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
