import InputAdornment from '@mui/material/InputAdornment';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldInfo } from '../../core/model/resource.ts';
import type { ControlProps } from './control.ts';
import { ControlInput } from './ControlInput.tsx';
import { amountOf, caretIn, shownMoney, typedMoney } from './typed-money.ts';

/** An amount in pounds, with commas between thousands while it is typed. */
export function MoneyInput({ field, ...control }: ControlProps & { readonly field: FieldInfo }) {
  const { value, onChange, inputRef } = control;
  const input = useRef<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState(shownMoney(value));
  const caret = useRef<number | null>(null);
  const text = amountOf(typed) === (value ?? null) ? typed : shownMoney(value);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <ControlInput
      control={{
        ...control,
        inputRef: (element) => {
          input.current = element as HTMLInputElement | null;
          inputRef(element);
        },
      }}
      value={text}
      startAdornment={<InputAdornment position="start">£</InputAdornment>}
      onText={(given) => {
        const next = typedMoney(given, text, (field.minimum ?? 0) < 0);
        caret.current = caretIn(next, given, input.current?.selectionStart ?? given.length);
        setTyped(next);
        onChange(amountOf(next));
      }}
      onLeave={() => setTyped(shownMoney(amountOf(text)))}
      inputProps={{ inputMode: 'decimal', style: { textAlign: 'right' } }}
    />
  );
}
