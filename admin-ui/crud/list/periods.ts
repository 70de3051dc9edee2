import { t } from '../../core/i18n/t.ts';

/** Periods that the server accepts instead of dates. It evaluates them each day (AMB-081). */
export const periods = {
  Today: t('crud.dates.today'),
  Yesterday: t('crud.dates.yesterday'),
  'This week': t('crud.dates.thisWeek'),
  'Last week': t('crud.dates.lastWeek'),
  'This month': t('crud.dates.thisMonth'),
  'Last month': t('crud.dates.lastMonth'),
  'This year': t('crud.dates.thisYear'),
  'This financial year': t('crud.dates.thisFinancialYear'),
} as Readonly<Record<string, string>>;
