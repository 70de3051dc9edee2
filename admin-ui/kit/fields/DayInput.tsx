import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { isDate } from '../../core/time/london.ts';
import { DayPicker } from './DayPicker.tsx';
import { typedDate } from './typed.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** `21/11/2026`; empty for none. */
  readonly value: string;
  /** Told whole days, and that there is none. */
  readonly onChange: (value: string) => void;
}

/** A day that belongs to no form: typed as in one, whatever the browser's own order is, or picked from a month. */
export function DayInput({ id, label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '' || isDate(next.trim())) onChange(next.trim());
  };
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={text}
      placeholder={t('kit.day.format')}
      error={text.trim() !== '' && !isDate(typedDate(text))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => type(typedDate(text))}
      inputProps={{ maxLength: 10, autoComplete: 'off', inputMode: 'numeric' }}
      endAdornment={<DayPicker id={id} title={label} value={text} onPick={type} />}
    />
  );
}
