import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keyOf } from '../fields/reference.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { transformed } from '../../core/model/sent.ts';
import { fillIn } from './form-tools.ts';

export interface Conflict {
  /** The values that the user has changed. */
  readonly yours: WireRecord;
  /** The record as the other user saved it. */
  readonly theirs: WireRecord;
  /** Fields that both have changed, to different values. */
  readonly both: readonly string[];
  /** Fields that only the other user has changed. */
  readonly also: readonly string[];
}

/**
 * Handles a conflict: someone else saved the record while it was being edited. The form takes the fields that only they
 * have changed, and asks about fields that both have changed.
 * @param names fields of the dialog
 * @param onTheirs makes their version the record that is being edited
 */
export function useConflict(
  of: Resource,
  form: UseFormReturn<WireRecord>,
  names: readonly string[],
  onTheirs: (theirs: WireRecord) => void,
) {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** @param before the record as it was when the user began to edit it */
  function meet(before: WireRecord, theirs: WireRecord) {
    const start = form.formState.defaultValues as WireRecord;
    const yours = Object.fromEntries(
      Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, start[name])),
    );
    const sent = transformed(of, yours);
    const changed = Object.keys(of.fields).filter(
      (name) => !of.fields[name]!.readOnly && name in before && !isSame(before[name], theirs[name]),
    );
    // A field counts as changed under any of its names that the form shows.
    const withAliased = (some: readonly string[]) => some.flatMap((name) => [name, ...(of.fields[name]?.alias ?? [])]);
    const typed = withAliased(Object.keys(yours));
    const hidden = withAliased(names).filter((name) => !names.includes(name));
    const isNamed = (name: string) =>
      names.includes(name) || (of.fields[name]!.type !== 'alias' && !hidden.includes(name));
    setConflict({
      yours,
      theirs,
      both: changed.filter((name) => name in yours && !isSame(sent[name], theirs[name])),
      also: changed.filter((name) => isNamed(name) && !typed.includes(name)),
    });
    onTheirs(theirs);
    form.reset(theirs);
    fillIn(form, yours);
  }

  /** Shows their version. What the user has typed stays, as in a conflict. */
  function show(theirs: WireRecord) {
    const start = form.formState.defaultValues as WireRecord;
    if (form.formState.isDirty) return meet(start, theirs);
    onTheirs(theirs);
    form.reset(theirs);
  }

  return {
    conflict,
    meet,
    show,
    clear: () => setConflict(null),
    choose: (some: readonly string[], whose: 'yours' | 'theirs') =>
      fillIn(form, Object.fromEntries(some.map((name) => [name, conflict![whose][name]]))),
  };
}

/** Whether two values are the same. References are compared by key; an empty text equals null. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));
const plain = (value: unknown): unknown =>
  value === '' ? null : Array.isArray(value) ? value.map(keyOf).toSorted() : keyOf(value);
