import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keyOf } from '../fields/reference.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { fillIn } from './form-tools.ts';
import { transformed } from './validate.ts';

export interface Conflict {
  /** What the person has typed. */
  readonly yours: WireRecord;
  /** The record as someone else has saved it. */
  readonly theirs: WireRecord;
  /** Fields that both have changed, each to another value. */
  readonly both: readonly string[];
  /** Fields that only the other has changed. */
  readonly also: readonly string[];
}

/**
 * What to do where a record was saved by someone else while it was edited here: the form takes over what only they have
 * changed, and asks about the fields that both have.
 * @param names fields of the dialog
 * @param onTheirs takes their record as the one that is edited from now on
 */
export function useConflict(
  of: Resource,
  form: UseFormReturn<WireRecord>,
  names: readonly string[],
  onTheirs: (theirs: WireRecord) => void,
) {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** @param before the record that the person began with. */
  function meet(before: WireRecord, theirs: WireRecord) {
    const start = form.formState.defaultValues as WireRecord;
    const yours = Object.fromEntries(
      Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, start[name])),
    );
    const sent = transformed(of, yours);
    const changed = Object.keys(of.fields).filter(
      (name) => !of.fields[name]!.readOnly && name in before && !isSame(before[name], theirs[name]),
    );
    // A field counts under whichever of its names the form shows.
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

  return {
    conflict,
    meet,
    clear: () => setConflict(null),
    choose: (some: readonly string[], whose: 'yours' | 'theirs') =>
      fillIn(form, Object.fromEntries(some.map((name) => [name, conflict![whose][name]]))),
  };
}

/** References are the same by their keys, and no text is the same as none. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));
const plain = (value: unknown): unknown =>
  value === '' ? null : Array.isArray(value) ? value.map(keyOf).toSorted() : keyOf(value);
