import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { keyOf } from '../fields/reference.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import type { EntityFormProps } from './dialog-props.ts';

/**
 * Which fields of a new record's form are folded away (`fold`). A field that has a value or an error is never folded,
 * and stays when it is emptied. `open` shows all of them, and focuses the first.
 * @param shown the values that the form shows
 */
export function useFold({ of, fold = [], record }: Pick<EntityFormProps, 'of' | 'fold' | 'record'>, shown: WireRecord) {
  const [isOpen, setOpen] = useState(false);
  const form = useFormContext<WireRecord>();
  const { dirtyFields, errors } = useFormState<WireRecord>();
  const isFilled = (name: string) => {
    const value = keyOf(shown[name]);
    const { default: usual = null } = of.fields[name]!;
    return value !== usual && value !== '' && !(Array.isArray(value) && !value.length);
  };
  const folded = record || isOpen ? [] : fold.filter((name) => !dirtyFields[name] && !errors[name] && !isFilled(name));
  return {
    folded,
    open() {
      setOpen(true);
      // They are drawn in the next tick.
      setTimeout(() => form.setFocus(folded[0]!));
    },
  };
}
