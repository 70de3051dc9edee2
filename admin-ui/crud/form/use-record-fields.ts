import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../fields/reference.ts';
import { useDefaultRows } from './default-references.ts';
import type { EntityFormProps } from './dialog-props.ts';
import { startOf } from './form-start.ts';
import { fillIn, startAs, useFormTools } from './form-tools.ts';
import { followMoments, momentFields, moveLeftOut } from './moments.ts';
import { useDependents } from './use-dependents.ts';
import { useDerivations } from './use-derivations.ts';
import { useTaken } from './use-taken.ts';
import { resolver } from './validate.ts';

/**
 * The values of a record's form: their initial values, checks, and what follows when one changes.
 * @param record the record as last saved; null for a new one
 * @param require messages for fields that the dialog requires but the entity does not
 */
export function useRecordFields(
  props: EntityFormProps,
  record: WireRecord | null,
  require: Readonly<Record<string, string>>,
) {
  const { of, layout, validators } = props;
  const names = useMemo(() => layout.flat(), [layout]);
  const [initial] = useState(() => startOf(props));
  const when = (name: string, word: 'visible' | 'editable' | 'required'): boolean =>
    validators.when[name]?.[word]?.(form.getValues()) ?? true;
  // A new record has no number yet (BEH-103).
  const visible = (name: string) => when(name, 'visible') && (record !== null || name !== of.number);
  const form = useForm<WireRecord>({
    defaultValues: initial,
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: (...args) =>
      resolver(of, validators, (name) => names.includes(name) && visible(name), require, record)(...args),
  });
  const derivations = useDerivations(of, form);
  const dependents = useDependents(of, form, (name) => void derivations.changed(name, null));
  const taken = useTaken(of, form);
  const { tools, note } = useFormTools(form, record);
  /** Sets the fields of a new record that follow from a reference. */
  const take = (name: string, value: unknown, fill: (values: WireRecord) => void) => {
    if (record) return;
    void taken.changed(name, value, {
      fill,
      onTaken: (one, given) => void follow(one, given, fill),
    });
  };
  const follow = async (name: string, value: unknown, fill: (values: WireRecord) => void) => {
    await derivations.request(name, fill);
    await derivations.changed(name, value, { fill });
  };
  // Initial values of a new record fill derived fields, but the user has not changed anything yet.
  const begin = useEffectEvent(() => {
    if (record) return;
    const fill = (values: WireRecord) => startAs(form, values);
    for (const [name, value] of Object.entries(initial))
      if (keyOf(value) !== null) {
        void derivations.changed(name, value, { fill });
        take(name, value, fill);
      }
  });
  useEffect(() => begin(), []);
  useDefaultRows(props, form);
  return {
    form,
    names,
    when,
    visible,
    changed(name: string, value: unknown) {
      void derivations.changed(name, value);
      dependents.changed(name, value);
      take(name, value, (values) => fillIn(form, values));
      note(name);
      followMoments(of, name, tools);
      of.slots['dialog.changed']?.(name, tools);
      // A message about two moments may be at the other one.
      const moments = momentFields(of);
      if (form.formState.isSubmitted && moments.includes(name))
        void form.trigger(moments.filter((one) => names.includes(one)));
    },
    left(name: string) {
      void derivations.left(name);
      moveLeftOut(of, name, tools);
    },
  };
}

export type RecordFields = ReturnType<typeof useRecordFields>;
