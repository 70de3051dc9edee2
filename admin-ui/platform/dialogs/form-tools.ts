import { useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormTools, Resource, WireRecord } from '../model/resource.ts';

/**
 * What happens in a form when a person changes a field: references that were chosen for another value of it go, and the
 * extension does what is its own.
 */
export function useFormTools(of: Resource, form: UseFormReturn<WireRecord>, record: WireRecord | null) {
  const chosenFor = useRef<Record<string, unknown>>({});
  const set = useRef(new Set<string>());
  const tools = toolsOf(form, record, set);

  function changed(name: string, value: unknown) {
    set.current.add(name);
    const { [name]: before = form.formState.defaultValues?.[name] } = chosenFor.current;
    chosenFor.current[name] = value;
    if (keyOf(before) !== keyOf(value))
      for (const [field, { choices = {}, type }] of Object.entries(of.fields))
        if (type === 'ref' && Object.values(choices).some((choice) => choice.of === name) && form.getValues(field))
          fillIn(form, { [field]: null });
    of.slots['dialog.changed']?.(name, tools);
  }

  return { changed };
}

/** @param changed fields a person has changed */
export const toolsOf = (
  form: UseFormReturn<WireRecord>,
  record: WireRecord | null,
  changed: RefObject<ReadonlySet<string>>,
): FormTools => ({
  record,
  values: () => form.getValues(),
  set: (values) => fillIn(form, values),
  isSet: (name) => changed.current.has(name),
  tell: (name, message) => (message ? form.setError(name, { type: 'told', message }) : form.clearErrors(name)),
});

/** Gives fields values that no person has typed. */
export function fillIn(form: UseFormReturn<WireRecord>, values: WireRecord) {
  for (const [name, value] of Object.entries(values))
    if (form.getValues(name) !== value)
      form.setValue(name, value ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}

export const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : (value ?? null);
