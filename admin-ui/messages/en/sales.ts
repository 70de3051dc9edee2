/** Texts of `features/sales/` and `features/actual-sales/`. */
export const sales = {
  actual: 'Actual',
  forecast: 'Forecast',
  difference: 'Difference',
  all: {
    title: 'All Sales Stats',
    table: 'Sales figures, scrollable',
    failed: 'The sales figures could not be loaded.',
    none: 'No sales figures yet',
    noneHint: 'Monthly sales and forecasts of customers appear here.',
  },
  customer: {
    byYear: 'Sales by year',
    ofYear: 'Sales %{year}',
    lastYears: 'Last five years',
    total: 'Total',
    failed: 'The sales of this customer could not be loaded.',
  },
  deleteYear: {
    button: 'Delete a year',
    title: 'Delete a year of actual sales',
    yearRequired: 'Year is required.',
    branchRequired: 'Branch is required.',
    none: 'There are no actual sales of %{year} at %{branch}.',
    confirmTitle: 'Delete actual sales?',
    confirm:
      'This deletes %{count} sales figure of %{year} at %{branch} for good. |||| This deletes %{count} sales figures of %{year} at %{branch} for good.',
    deleted:
      '%{count} sales figure of %{year} at %{branch} deleted. |||| %{count} sales figures of %{year} at %{branch} deleted.',
  },
} as const;
