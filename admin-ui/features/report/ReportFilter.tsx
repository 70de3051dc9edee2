import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SearchBox } from '../../crud/list/SearchBox.tsx';
import type { Asked, Report } from './use-report.ts';

interface Props {
  readonly report: Report;
  readonly asked: Asked;
  readonly onAsk: (changes: Record<string, string>) => void;
}

/** The text to search for, the days, and a way to be rid of them. */
export function ReportFilter({ report, asked, onAsk }: Props) {
  const { dateTitle } = report;
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SearchBox what="this report" value={asked.search} onChange={(search) => onAsk({ search })} />
      {dateTitle !== null && (
        <>
          <Day label={`${dateTitle} from`} value={asked.from} onChange={(from) => onAsk({ from })} />
          <Day label="to" name={`${dateTitle} to`} value={asked.to} onChange={(to) => onAsk({ to })} />
        </>
      )}
      {(asked.search || asked.from || asked.to) && (
        <Button color="inherit" onClick={() => onAsk({ search: '', from: '', to: '' })}>
          Clear filters
        </Button>
      )}
    </Box>
  );
}

interface DayProps {
  readonly label: string;
  /** What it is called where the label alone does not say it. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day as it is written everywhere; it narrows the report once it is one. */
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
        placeholder="DD/MM/YYYY"
        onChange={(event) => type(event.target.value.trim())}
        inputProps={{ 'aria-label': name, 'aria-invalid': wrong, maxLength: 10, autoComplete: 'off' }}
        sx={{ width: 124 }}
      />
    </Box>
  );
}

/** Whether there is such a day: 29/02/2027 is none. */
function isDay(text: string): boolean {
  const [, day, month, year] = (/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []).map(Number) as number[];
  if (!day || !month || !year) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
