import type { UseFormReturn } from 'react-hook-form';
import { useDataProvider } from 'react-admin';
import { dependsOn, keyOf } from '../fields/reference.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

/**
 * When a field changes, clears references that depend on it and no longer fit: another customer has other enquiries
 * (BEH-082).
 * @param onCleared called for each reference that was cleared
 */
export function useDependents(of: Resource, form: UseFormReturn<WireRecord>, onCleared: (name: string) => void) {
  const dataProvider = useDataProvider();

  async function clearUnlessOf(other: string, name: string, value: unknown) {
    const { to, choices } = of.fields[other]!;
    const chosen = form.getValues(other) as WireRecord | null;
    if (!chosen || keyOf(value) === null) return;
    const by = Object.entries(choices!).find(([, choice]) => choice.of === name)![0];
    const record = await dataProvider.getOne(to!, { id: keyOf(chosen) as number }).then(
      ({ data }) => data as WireRecord,
      () => null,
    );
    const belongs = record !== null && keyOf(record[by]) === keyOf(value);
    if (belongs || form.getValues(other) !== chosen) return;
    form.setValue(other, null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    onCleared(other);
  }

  return {
    changed(name: string, value: unknown) {
      for (const [other, field] of Object.entries(of.fields))
        if (field.type === 'ref' && dependsOn(field, name)) void clearUnlessOf(other, name, value);
    },
  };
}
