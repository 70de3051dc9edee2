import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormTools, WireRecord } from '../../core/model/resource.ts';
import type { DialogState } from '../fields/dialog-context.ts';

/**
 * The form, for use by extensions.
 * @param record the record as last saved; null for a new one
 */
export function useFormTools(form: UseFormReturn<WireRecord>, record: WireRecord | null) {
  const changed = useRef(new Set<string>());
  const tools: FormTools = {
    record,
    values: () => form.getValues(),
    set: (values) => fillIn(form, values),
    isSet: (name) => changed.current.has(name),
    showMessage: (name, message) =>
      message ? form.setError(name, { type: 'extension', message }) : form.clearErrors(name),
  };
  return { tools, note: (name: string) => void changed.current.add(name) };
}

/** Sets fields to initial values, which nobody has changed. */
export function startAs(form: UseFormReturn<WireRecord>, values: WireRecord) {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name, value ?? null);
    form.resetField(name, { defaultValue: value ?? null });
  }
}

/** Sets fields to values that the user has not typed. */
export function fillIn(form: UseFormReturn<WireRecord>, values: WireRecord) {
  for (const [name, value] of Object.entries(values))
    if (form.getValues(name) !== value)
      form.setValue(name, value ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}

/**
 * Shows the server's messages at their fields, whether or not these have a control: `ProblemSummary` shows the others.
 * @returns whether there were any
 */
export function showErrors(
  form: UseFormReturn<WireRecord>,
  errors: Readonly<Record<string, string>>,
  dialog: Pick<DialogState, 'names' | 'isReadOnly'>,
): boolean {
  for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'server', message });
  focusOn(form, errors, dialog);
  return Object.keys(errors).length > 0;
}

/** Focuses the first of these fields that the user can change. */
export function focusOn(
  form: UseFormReturn<WireRecord>,
  errors: object,
  { names, isReadOnly }: Pick<DialogState, 'names' | 'isReadOnly'>,
): void {
  const first = names.find((name) => name in errors && !isReadOnly(name));
  if (first !== undefined) form.setFocus(first);
}
