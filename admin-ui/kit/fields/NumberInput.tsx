import { useState } from 'react';
import type { FieldInfo } from '../../core/model/resource.ts';
import type { ControlProps } from './control.ts';
import { ControlInput } from './ControlInput.tsx';

/** A number field. Keeps the typed text, so that "1." can become "1.5". */
export function NumberInput({ field, ...control }: ControlProps & { readonly field: FieldInfo }) {
  const { value, onChange } = control;
  const shown = value === null || value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  const text = Number(typed.replaceAll(',', '')) === value ? typed : shown;
  return (
    <ControlInput
      control={control}
      value={text}
      onText={(given) => {
        const next = given.trim();
        setTyped(next);
        const number = Number(next.replaceAll(',', ''));
        onChange(next === '' ? null : Number.isNaN(number) ? next : number);
      }}
      inputProps={{ inputMode: field.type === 'integer' ? 'numeric' : 'decimal', style: { textAlign: 'right' } }}
    />
  );
}
