import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { isDate } from '../../core/time/london.ts';
import { DayPicker } from './DayPicker.tsx';
import { typedDate } from './typed.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** `21/11/2026`; empty for no date. */
  readonly value: string;
  /** Called with a complete date, or an empty text if it was cleared. */
  readonly onChange: (value: string) => void;
}

/** A date outside a form. Always day first, whatever the browser's locale; typed or picked from a calendar. */
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
