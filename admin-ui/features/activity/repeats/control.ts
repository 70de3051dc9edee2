import type { ControlProps } from '../../../kit/fields/control.ts';

/** Props of a control that is no field of the record. What it lacks is said at the field Repeats. */
export const control = (
  id: string,
  name: string,
  value: unknown,
  onChange: (value: unknown) => void,
): ControlProps => ({
  id,
  name,
  value,
  onChange,
  onBlur: () => undefined,
  inputRef: () => undefined,
  invalid: false,
  required: true,
  describedBy: undefined,
});
