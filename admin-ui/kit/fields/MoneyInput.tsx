import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldInfo } from '../../core/model/resource.ts';
import type { ControlProps } from './control.ts';
import { amountOf, caretIn, shownMoney, typedMoney } from './typed-money.ts';

/** An amount in pounds, with commas between thousands while it is typed. */
export function MoneyInput({
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
  const input = useRef<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState(shownMoney(value));
  /** Where the caret goes after a change. A new object for each, so that it moves only then. */
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  const text = amountOf(typed) === (value ?? null) ? typed : shownMoney(value);
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      value={text}
      error={invalid}
      startAdornment={<InputAdornment position="start">£</InputAdornment>}
      onChange={({ target }) => {
        const next = typedMoney(target.value, text, (field.minimum ?? 0) < 0);
        setCaret({ at: caretIn(next, target.value, target.selectionStart ?? target.value.length) });
        setTyped(next);
        onChange(amountOf(next));
      }}
      onBlur={() => {
        setTyped(shownMoney(amountOf(text)));
        onBlur();
      }}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        inputRef(element);
      }}
      inputProps={{
        inputMode: 'decimal',
        autoComplete: 'off',
        'aria-required': required,
        'aria-describedby': describedBy,
        style: { textAlign: 'right' },
      }}
    />
  );
}
