import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
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
  readonly onChange: (iso: string) => void;
}

function Day({ label, name = label, value, onChange }: DayProps) {
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Typography component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {label}
      </Typography>
      <OutlinedInput
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-label': name, min: '1900-01-01', max: '2199-12-31' }}
      />
    </Box>
  );
}
