import type { ReactNode } from 'react';
import { t, type MessageKey } from '../core/i18n/t.ts';

interface Props {
  /** Key of a text with the placeholder `%{element}`. */
  readonly text: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Replaces the placeholder. */
  readonly element: ReactNode;
}

/** Marks the place of the element. A null character, because no text contains one. */
const mark = '\u0000';

/** A translated sentence with an element in it, such as a link or a name in bold. */
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
