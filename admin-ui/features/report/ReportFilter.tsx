import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { schemaText, t } from '../../core/i18n/t.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { isDate } from '../../core/time/london.ts';
import { SearchBox } from '../../crud/list/SearchBox.tsx';
import { DayInput } from '../../kit/fields/DayInput.tsx';
import type { Page, Report, ReportQuery } from './use-report.ts';

interface Props {
  readonly report: Report;
  readonly query: ReportQuery;
  /** The days of the period that is shown. */
  readonly days: Page['days'] | undefined;
  readonly onChange: (changes: Record<string, string>) => void;
}

/** Search text and period of a report, and a button to clear them. */
export function ReportFilter({ report, query, days, onChange }: Props) {
  const { search, from, to } = query;
  return (
    <Box role="search" data-screen sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {!report.behind && (
        <SearchBox what={t('report.search')} value={search} onChange={(next) => onChange({ search: next })} />
      )}
      {report.dateTitle !== null && <Period title={schemaText(report.dateTitle)} {...{ query, days, onChange }} />}
      {(search || from || to) && !report.behind && (
        <Button color="inherit" onClick={() => onChange({ search: '', from: '', to: '' })}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </Box>
  );
}

/** Periods that the server works out each day, by the text it takes. */
const periods = (): Readonly<Record<string, string>> => ({
  'This month': t('crud.dates.thisMonth'),
  'Last month': t('crud.dates.lastMonth'),
  'This quarter': t('report.thisQuarter'),
  'This year': t('crud.dates.thisYear'),
  'Last year': t('report.lastYear'),
  'This financial year': t('crud.dates.thisFinancialYear'),
  '': t('report.allDates'),
});

/** First and last day with a calendar each, and chips for usual periods. */
function Period({ title, query: { from, to }, days, onChange }: Omit<Props, 'report'> & { readonly title: string }) {
  const id = useId();
  const shown = (day: string, resolved: string | null | undefined) =>
    day === '' || isDate(day) ? day : (resolved ?? '');
  const [first, last] = [shown(from, days?.from), shown(to, days?.to)];
  return (
    <>
      <Day
        id={`${id}-from`}
        label={t('report.dateFrom', { date: title })}
        value={first}
        onChange={(next) => next !== first && onChange({ from: next, to: last })}
      />
      <Day
        id={`${id}-to`}
        prefix={title}
        label={t('report.to')}
        value={last}
        onChange={(next) => next !== last && onChange({ from: first, to: next })}
      />
      <Box role="group" aria-label={t('report.periods')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(periods()).map(([period, label]) => {
          const isOn = from === period && to === period;
          return (
            <Chip
              key={period}
              label={label}
              size="medium"
              aria-pressed={isOn}
              variant={isOn ? 'filled' : 'outlined'}
              color={isOn ? 'primary' : 'default'}
              onClick={() => onChange({ from: period, to: period })}
            />
          );
        })}
      </Box>
    </>
  );
}

interface DayProps {
  readonly id: string;
  readonly label: string;
  /** Precedes the label for screen readers. */
  readonly prefix?: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

const Day = ({ id, label, prefix, value, onChange }: DayProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, width: { xs: '100%', sm: 'auto' } }}>
    <Typography
      component="label"
      htmlFor={id}
      id={`${id}-label`}
      sx={{ color: 'text.secondary', whiteSpace: 'nowrap', minWidth: { xs: 128, sm: 0 } }}
    >
      {prefix !== undefined && (
        <Box component="span" sx={unseen}>
          {`${prefix} `}
        </Box>
      )}
      {label}
    </Typography>
    <Box sx={{ width: { xs: 'auto', sm: 168 }, flex: { xs: 1, sm: 'none' } }}>
      <DayInput id={id} label={label} value={value} onChange={onChange} />
    </Box>
  </Box>
);
