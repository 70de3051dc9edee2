import type { ReactNode } from 'react';

export interface WindowedColumn<T> {
  readonly title: string;
  /** Share of the width, as in a grid: `2fr`, `120px`. */
  readonly width: string;
  readonly text: (row: T) => string;
  /** Shown in place of the text. */
  readonly cell?: (row: T) => ReactNode;
  readonly align?: 'right';
  /** On a telephone it is in the first line. */
  readonly main?: true;
}
