import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldInfo } from '../../core/model/resource.ts';
import type { ControlProps } from './control.ts';

/** A number field. Keeps the typed text, so that "1." can become "1.5". */
export function NumberInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  required,
  describedBy,
  field,
}: ControlProps & { readonly field: FieldInfo }) {
  const shown = value === null || value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  const text = Number(typed.replaceAll(',', '')) === value ? typed : shown;
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      value={text}
      error={invalid}
      onChange={(event) => {
        const next = event.target.value.trim();
        setTyped(next);
        const number = Number(next.replaceAll(',', ''));
        onChange(next === '' ? null : Number.isNaN(number) ? next : number);
      }}
      onBlur={onBlur}
      inputRef={inputRef}
      inputProps={{
        inputMode: field.type === 'integer' ? 'numeric' : 'decimal',
        autoComplete: 'off',
        'aria-required': required,
        'aria-describedby': describedBy,
        style: { textAlign: 'right' },
      }}
    />
  );
}
