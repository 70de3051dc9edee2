import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { schemaText, t } from '../../core/i18n/t.ts';
import { SearchBox } from '../../crud/list/SearchBox.tsx';
import type { Report, ReportQuery } from './use-report.ts';

interface Props {
  readonly report: Report;
  readonly query: ReportQuery;
  readonly onChange: (changes: Record<string, string>) => void;
}

/** Search text and period of a report, and a button to clear them. */
export function ReportFilter({ report, query: { search, from, to }, onChange }: Props) {
  const date = report.dateTitle === null ? null : schemaText(report.dateTitle);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SearchBox what={t('report.search')} value={search} onChange={(next) => onChange({ search: next })} />
      {date !== null && (
        <>
          <Day label={t('report.dateFrom', { date })} value={from} onChange={(next) => onChange({ from: next })} />
          <Day
            label={t('report.to')}
            name={t('report.dateTo', { date })}
            value={to}
            onChange={(next) => onChange({ to: next })}
          />
        </>
      )}
      {(search || from || to) && (
        <Button color="inherit" onClick={() => onChange({ search: '', from: '', to: '' })}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </Box>
  );
}

interface DayProps {
  readonly label: string;
  /** Name for screen readers, if the label alone is not clear. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A date input. It changes the report once a whole date is typed. */
function Day({ label, name = label, value, onChange }: DayProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const wrong = text.length >= 10 && !isDay(text);
  const type = (next: string) => {
    setText(next);
    if (next !== value && (next === '' || isDay(next))) onChange(next);
  };
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Typography component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {label}
      </Typography>
      <OutlinedInput
        value={text}
        error={wrong}
        placeholder={t('report.dateFormat')}
        onChange={(event) => type(event.target.value.trim())}
        inputProps={{ 'aria-label': name, 'aria-invalid': wrong, maxLength: 10, autoComplete: 'off' }}
        sx={{ width: 124 }}
      />
    </Box>
  );
}

/** Whether a text is a date that exists: 29/02/2027 does not. */
function isDay(text: string): boolean {
  const [, day, month, year] = (/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []).map(Number) as number[];
  if (!day || !month || !year) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
