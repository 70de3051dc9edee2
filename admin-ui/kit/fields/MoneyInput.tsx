import InputAdornment from '@mui/material/InputAdornment';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
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
  const change = (next: string) => {
    setTyped(next);
    onChange(amountOf(next));
  };
  const steps = useSteps(text, change);
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
        steps.note(next);
        change(next);
      }}
      onFocus={steps.begin}
      onKeyDown={steps.keyDown}
      onLeave={() => setTyped(shownMoney(amountOf(text)))}
      inputProps={{ inputMode: 'decimal', style: { textAlign: 'right' } }}
    />
  );
}

/**
 * Undo and redo since the focus, because the browser forgets its own when the text is set. Escape gives back what the
 * input showed then; with nothing to give back, it is left to the dialog.
 */
function useSteps(text: string, change: (text: string) => void) {
  const all = useRef({ texts: [text], at: 0 });
  const step = (by: number) => {
    const { texts, at } = all.current;
    const next = texts[at + by];
    if (next === undefined) return;
    all.current.at += by;
    change(next);
  };
  return {
    begin() {
      all.current = { texts: [text], at: 0 };
    },
    note(next: string) {
      const { texts, at } = all.current;
      if (next !== texts[at]) all.current = { texts: [...texts.slice(0, at + 1), next], at: at + 1 };
    },
    keyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const by = isCommand && key === 'z' ? (event.shiftKey ? 1 : -1) : isCommand && key === 'y' ? 1 : 0;
      const [first = ''] = all.current.texts;
      const givesBack = key === 'escape' && amountOf(text) !== amountOf(first);
      if (!by && !givesBack) return;
      event.preventDefault();
      event.stopPropagation();
      if (by) return step(by);
      all.current = { texts: [first], at: 0 };
      change(first);
    },
  };
}
