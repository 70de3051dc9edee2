import CalendarTodayOutlinedIcon from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  /** `21/11/2026`; empty for none. */
  readonly value: string;
  /** Told whole days, and that there is none. */
  readonly onChange: (value: string) => void;
}

/** A day that is typed as DD/MM/YYYY, whatever the browser's own order is, or picked from the browser's calendar. */
export function DayInput({ id, label, value, onChange }: Props) {
  const calendar = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '' || toDate(next)) onChange(next.trim());
  };
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={text}
      placeholder="DD/MM/YYYY"
      error={text.trim() !== '' && !toDate(text)}
      onChange={(event) => type(event.target.value)}
      inputProps={{ maxLength: 10, autoComplete: 'off', inputMode: 'numeric' }}
      endAdornment={
        <>
          <IconButton
            aria-label={`Pick ${label} from a calendar`}
            edge="end"
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarTodayOutlinedIcon sx={{ fontSize: 16 }} />
          </IconButton>
          <Box
            component="input"
            type="date"
            ref={calendar}
            tabIndex={-1}
            aria-hidden
            value={toDate(text) ?? ''}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(toWire(event.target.value))}
            sx={{ position: 'absolute', right: 0, bottom: 0, width: '1px', height: '1px', opacity: 0, border: 0, p: 0 }}
          />
        </>
      }
    />
  );
}

/** ISO, as the browser's own input wants it; null where it is no day. */
function toDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (!year) return null;
  const date = `${year}-${month}-${day}`;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null;
}

const toWire = (date: string): string => date.split('-').toReversed().join('/');
