import type { ActionName } from './ChaseActions.tsx';
import type { Chased } from './chase.ts';

export interface ChaseRowsProps {
  readonly rows: readonly Chased[];
  /** Index of the row that the keyboard is on; -1 for none. */
  readonly at: number;
  readonly dimmed: boolean;
  readonly allowed: readonly ActionName[];
  readonly onAt: (index: number) => void;
  readonly onAction: (name: ActionName, row: Chased) => void;
}
