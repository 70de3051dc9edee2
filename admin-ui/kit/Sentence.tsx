import type { ReactNode } from 'react';
import { t, type MessageKey } from '../core/i18n/t.ts';

interface Props {
  /** Its text has the placeholder `%{element}`. */
  readonly text: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Stands in place of that. */
  readonly element: ReactNode;
}

/** Separates what is before the element from what is after it; no text has it. */
const mark = '\u0000';

/** A sentence of the catalogue with an element in it, such as a link or a name in bold. */
export function Sentence({ text, values, element }: Props) {
  const [before, after] = t(text, { ...values, element: mark }).split(mark);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
