import { useController, useFormContext } from 'react-hook-form';
import { t } from '../../core/i18n/t.ts';
import type { AddressProblem } from '../../core/mail/addresses.gen.ts';
import { useDialog } from '../fields/dialog-context.ts';
import { AddressesInput, type Person } from '../../kit/fields/AddressesInput.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';

interface Props {
  readonly name: string;
  readonly people: readonly Person[];
}

/** A field of e-mail addresses, with its label, help and error. */
export function AddressesField({ name, people }: Props) {
  const { of, formId, isRequired, hasStar, labelOf, userChanged, left } = useDialog();
  const { setError, clearErrors } = useFormContext();
  const { field: control, fieldState } = useController({ name });
  const { description } = of.fields[name]!;
  const id = `${formId}-${name}`;
  const error = fieldState.error?.message;
  return (
    <FieldFrame id={id} label={labelOf(name)} star={hasStar(name)} error={error} help={description}>
      <AddressesInput
        id={id}
        name={name}
        value={control.value}
        onChange={(value) => {
          clearErrors(name);
          control.onChange(value);
          userChanged(name, value);
        }}
        onBlur={() => {
          control.onBlur();
          left(name);
        }}
        inputRef={control.ref}
        invalid={Boolean(error)}
        required={isRequired(name)}
        describedBy={error || description ? `${id}-help` : undefined}
        people={people}
        onProblem={(problem) => setError(name, { type: 'typed', message: textOf(problem) })}
      />
    </FieldFrame>
  );
}

export const textOf = ({ kind, part }: AddressProblem): string => t(`kit.addresses.${kind}`, { part });
