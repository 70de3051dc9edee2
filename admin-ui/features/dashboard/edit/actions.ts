import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { besideRow, columns, moved, widthOf } from '../layout.ts';
import { mostHeight as most, within } from './use-resize.ts';

/** What can be done with a widget, as its menu lists it. */
export const actions = [
  'edit',
  'duplicate',
  'earlier',
  'later',
  'up',
  'down',
  'wider',
  'narrower',
  'higher',
  'lower',
  'remove',
] as const;

export type Action = (typeof actions)[number];

/** On a narrow screen, which has one column, up and down move by one widget, and nothing is resized. */
export const narrowActions: readonly Action[] = ['edit', 'duplicate', 'up', 'down', 'remove'];
const narrowMoves: Partial<Record<Action, Action>> = { up: 'earlier', down: 'later' };
export const onNarrow = (action: Action): Action => narrowMoves[action] ?? action;

const keys: Readonly<Record<string, Action>> = {
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  ArrowUp: 'up',
  ArrowDown: 'down',
  'Shift+ArrowRight': 'wider',
  'Shift+ArrowLeft': 'narrower',
  'Shift+ArrowDown': 'higher',
  'Shift+ArrowUp': 'lower',
  Delete: 'remove',
};

/** What a key on the handle of a widget does: arrows move it, with Shift they resize it. */
export const actionOf = (event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): Action | undefined =>
  event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];

/**
 * The widgets after one is moved or resized; null for another action.
 * @param shown height of the widget on the page, in steps
 */
export function arranged(
  widgets: readonly UserWidget[],
  widget: UserWidget,
  action: Action,
  shown: number,
): UserWidget[] | null {
  const at = widgets.indexOf(widget);
  const to = (index: number) => moved(widgets, widget.id, within(index, 0, widgets.length - 1));
  const sized = (size: Partial<UserWidget>) => widgets.with(at, { ...widget, ...size });
  const does: Partial<Record<Action, () => UserWidget[]>> = {
    earlier: () => to(at - 1),
    later: () => to(at + 1),
    up: () => to(besideRow(widgets, widget.id, -1)),
    down: () => to(besideRow(widgets, widget.id, 1)),
    wider: () => sized({ width: within(widthOf(widget) + 1, 1, columns) }),
    narrower: () => sized({ width: within(widthOf(widget) - 1, 1, columns) }),
    higher: () => sized({ height: within(Math.floor(shown) + 1, 1, most) }),
    lower: () => sized({ height: Math.ceil(shown) > 1 ? within(Math.ceil(shown) - 1, 1, most) : null }),
  };
  return does[action]?.() ?? null;
}
