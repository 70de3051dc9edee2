import type { ComponentType } from 'react';
import type { SectionName } from './use-today.ts';

/** What a person can do with a line in place. */
export interface LineAction {
  readonly key: string;
  readonly label: string;
  readonly Icon: ComponentType<{ fontSize?: 'small' }>;
  readonly run: () => void;
}

/** A record in a section. */
export interface Line {
  /** Section and key: `overdue 12`. */
  readonly id: string;
  readonly title: string;
  /** Path of the record's page; null if `open` does something else. */
  readonly to: string | null;
  readonly open: () => void;
  /** With whom, and other facts. */
  readonly facts: readonly string[];
  readonly when: string;
  readonly phone: { readonly name: string; readonly number: string } | null;
  readonly actions: readonly LineAction[];
}

/** A section as it is shown. */
export interface Lines {
  readonly name: SectionName;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly exact: boolean;
  /** Shows the whole list: its path, or a function that opens it. */
  readonly all: string | (() => void);
}

/** The address of a list with filters and an order. */
export const listAt = (path: string, filter: object, sort: string): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${sort}&order=ASC`;
