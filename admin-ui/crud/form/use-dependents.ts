import type { UseFormReturn } from 'react-hook-form';
import { useDataProvider } from 'react-admin';
import { dependsOn, keyOf } from '../fields/reference.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

/**
 * When a field changes, clears references that depend on it and no longer fit: another customer has other enquiries
 * (BEH-082). A list of references keeps those that fit.
 * @param onCleared called for each reference that was cleared
 */
export function useDependents(of: Resource, form: UseFormReturn<WireRecord>, onCleared: (name: string) => void) {
  const dataProvider = useDataProvider();

  async function clearUnlessOf(other: string, name: string, value: unknown) {
    const { to, choices } = of.fields[other]!;
    const chosen = form.getValues(other) as WireRecord | readonly WireRecord[] | null;
    const references = [chosen ?? []].flat() as WireRecord[];
    if (!references.length || keyOf(value) === null) return;
    const by = Object.entries(choices!).find(([, choice]) => choice.of === name)![0];
    const belongs = await Promise.all(
      references.map((one) =>
        dataProvider.getOne(to!, { id: keyOf(one) as number }).then(
          ({ data }) => keyOf((data as WireRecord)[by]) === keyOf(value),
          () => false,
        ),
      ),
    );
    if (belongs.every(Boolean) || form.getValues(other) !== chosen) return;
    const kept = Array.isArray(chosen) ? chosen.filter((_, i) => belongs[i]) : null;
    form.setValue(other, kept, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    onCleared(other);
  }

  return {
    changed(name: string, value: unknown) {
      for (const [other, field] of Object.entries(of.fields))
        if (dependsOn(field, name)) void clearUnlessOf(other, name, value);
    },
  };
}
