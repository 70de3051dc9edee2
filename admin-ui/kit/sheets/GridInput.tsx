import { useLayoutEffect, useRef } from 'react';

interface Props {
  readonly text: string;
  /** Index of the row and of the column: `3:0`. */
  readonly at: string;
  readonly label: string;
  readonly look: string;
  /** What is wrong with the cell. */
  readonly problem: string | undefined;
  readonly isActive: boolean;
}

/** The input of a cell. The grid handles its events. */
export function GridInput({ text, at, label, look, problem, isActive }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Takes the new text when it is changed elsewhere.
  useLayoutEffect(() => {
    const { current } = input;
    current!.defaultValue = text;
    current!.value = text;
    delete current!.dataset.editing;
    if (current === document.activeElement) current!.select();
  }, [text]);
  return (
    <input
      ref={input}
      data-at={at}
      className={look}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-invalid={problem !== undefined ? true : undefined}
      title={problem}
      defaultValue={text}
      autoComplete="off"
    />
  );
}
