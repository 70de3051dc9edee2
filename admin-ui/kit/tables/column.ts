import type { ReactNode } from 'react';

export interface WindowedColumn<T> {
  readonly title: string;
  /** Width as in a CSS grid: `2fr`, `120px`. */
  readonly width: string;
  readonly text: (row: T) => string;
  /** Rendered instead of the text. */
  readonly cell?: (row: T) => ReactNode;
  readonly align?: 'right';
  /** Whether it is in the first line on a telephone. */
  readonly main?: true;
}
