/** @param isToggled whether the value is added to the others or taken away, and more may follow */
export type ChooseValue = (value: unknown, isToggled?: boolean) => void;

/** The values of a filter, which is none, one value, or a list. */
export const valuesIn = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat();

/** The filter with a value added, or without it: a list, one value, or null. */
export function withValue(chosen: readonly unknown[], value: unknown): unknown {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return next.length > 1 ? next : (next[0] ?? null);
}

/** Whether an event means to choose several: a tick, Space, or a click or Enter with Shift, Ctrl or Command. */
export const isToggling = (event: React.SyntheticEvent | undefined): boolean => {
  const { shiftKey, ctrlKey, metaKey, type } = (event?.nativeEvent ?? {}) as MouseEvent;
  const isTick = event?.target instanceof Element && event.target.closest('[data-tick]') !== null;
  return shiftKey || ctrlKey || metaKey || type === 'keyup' || isTick;
};
