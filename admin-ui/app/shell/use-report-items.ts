import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { schemaText } from '../../core/i18n/t.ts';
import type { MenuItem } from '../../core/model/screen.ts';
import { useSession } from '../../core/session/session.ts';

interface ReportSummary {
  readonly id: number;
  readonly reportType: string;
  readonly reportName: string;
}

const none: readonly ReportSummary[] = [];

/** The reports that the user may see. Reloads when permissions change. */
export const useReports = (enabled = true): readonly ReportSummary[] => useReportsQuery(enabled).data ?? none;

/** The same, with its state. */
export function useReportsQuery(enabled = true) {
  const session = useSession();
  return useQuery({
    queryKey: ['dbreports', session?.profile.id, session?.permissions],
    queryFn: () =>
      call<ReportSummary[]>('dbreports').then(
        ({ json }) => json,
        (failure: Error) => {
          failedLoads.add('dbreports');
          throw failure;
        },
      ),
    enabled,
    staleTime: Infinity,
  });
}

export const reportPath = (name: string): string => `/reports/${encodeURIComponent(name)}`;

/** What replaces the item for reports: an item for each type of report, with its reports. */
export function useReportItems(enabled: boolean) {
  // React draws deferred values in slices, between which the browser can respond.
  const loaded = useDeferredValue(useReportsQuery(enabled).data);
  const data = loaded ?? none;
  const types = [...new Set(data.map(({ reportType }) => reportType))].toSorted();
  const itemsOf = ({ icon, reports = {} }: MenuItem): MenuItem[] =>
    types.map((type) => ({
      title: schemaText(type),
      rule: 'signedIn',
      ...((reports[type] ?? icon) && { icon: reports[type] ?? icon! }),
      items: data
        .filter(({ reportType }) => reportType === type)
        .map(({ reportName }) => ({
          title: schemaText(reportName),
          rule: 'signedIn',
          screen: reportPath(reportName),
        })),
    }));
  return { itemsOf, isLoading: enabled && !loaded };
}
