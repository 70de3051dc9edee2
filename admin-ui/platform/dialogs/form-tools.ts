import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormTools, Resource, WireRecord } from '../model/resource.ts';

/**
 * The form as an extension has it in hand.
 * @param record as it was saved last; null for a new one
 */
export function useFormTools(form: UseFormReturn<WireRecord>, record: WireRecord | null) {
  const changed = useRef(new Set<string>());
  const tools: FormTools = {
    record,
    values: () => form.getValues(),
    set: (values) => fillIn(form, values),
    isSet: (name) => changed.current.has(name),
    tell: (name, message) => (message ? form.setError(name, { type: 'told', message }) : form.clearErrors(name)),
  };
  return { tools, note: (name: string) => void changed.current.add(name) };
}

/** Takes away references that were chosen for another value of a field than it has now. */
export function useDependants(of: Resource, form: UseFormReturn<WireRecord>) {
  const chosenFor = useRef<Record<string, unknown>>({});
  return (name: string, value: unknown) => {
    const before = name in chosenFor.current ? chosenFor.current[name] : form.formState.defaultValues?.[name];
    chosenFor.current[name] = value;
    if (keyOf(before) === keyOf(value)) return;
    for (const [field, { choices = {}, type }] of Object.entries(of.fields))
      if (type === 'ref' && Object.values(choices).some((choice) => choice.of === name) && form.getValues(field))
        fillIn(form, { [field]: null });
  };
}

/** Gives fields values that no person has typed. */
export function fillIn(form: UseFormReturn<WireRecord>, values: WireRecord) {
  for (const [name, value] of Object.entries(values))
    if (form.getValues(name) !== value)
      form.setValue(name, value ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}

export const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : (value ?? null);
