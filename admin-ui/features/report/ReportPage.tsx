import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { reportRules } from '../../generated/permissions.gen.ts';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { ReportFailed } from './ReportMessage.tsx';
import { ReportView } from './ReportView.tsx';
import { useReport } from './use-report.ts';

/**
 * The report with the name in the address (NAV-006), or the rows behind one of its figures. An address with the number
 * of a report leads to the one with its name.
 */
export function ReportPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const measure = params.get('measure');
  const { data, error, refetch } = useReport(id, measure);
  if (error && [400, 404].includes(error.status)) return <Navigate to="/notfound" replace />;
  if (error?.status === 422) return <Navigate to="/access" replace state={{ rule: reportRules[id] }} />;
  if (error) return <ReportFailed error={error} onRetry={() => void refetch()} />;
  if (data && data.reportName !== id)
    return <Navigate to={`/reports/${encodeURIComponent(data.reportName)}${search}`} replace />;
  return data ? <ReportView key={`${data.id} ${measure}`} report={data} /> : <PageLoading />;
}
