/** Texts of `features/report/`. */
export const report = {
  title: 'Report',
  search: 'this report',
  dateFrom: '%{date} from',
  to: 'to',
  dateTo: '%{date} to',
  dateFormat: 'DD/MM/YYYY',
  noneMatch: 'Nothing matches',
  noneMatchHint: 'Try other words or dates, or clear the filters.',
  none: 'Nothing to report yet',
  noneHint: 'Rows will appear here as records are added.',
  failed: 'The report could not be loaded',
} as const;
