import { useLayoutEffect } from 'react';
import type { RecordAction, RecordActionsProps } from '../../core/model/resource.ts';
import { shortcut } from '../../core/shortcuts.ts';

/** Hands the actions of a record's entity to `children`; none if it has none. */
export function RecordActions({ of, record, children }: RecordActionsProps) {
  const Own = of.slots['record.actions'];
  if (!Own) return <>{children([], false)}</>;
  return (
    <Own of={of} record={record}>
      {children}
    </Own>
  );
}

interface KeysProps {
  readonly actions: readonly RecordAction[];
  /** Whether they belong to a row. Actions of a row take precedence over actions of the page. */
  readonly ofRow?: boolean;
}

/** Runs actions by their keys. Shows nothing. */
export function ActionKeys({ actions, ofRow = false }: KeysProps) {
  // In the layout effect, a key works from the moment that the buttons can be seen.
  useLayoutEffect(() => {
    const stop = actions.map(({ shortcut: key, run }) => shortcut(key, () => run(document.activeElement), ofRow));
    return () => stop.forEach((off) => off());
  });
  return null;
}
