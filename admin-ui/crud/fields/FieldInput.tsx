import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import type { PickerProps } from '../../core/model/picker.ts';
import { t } from '../../core/i18n/t.ts';
import type { FieldMessage } from '../../core/model/typed.ts';
import { useDialog } from './dialog-context.ts';
import { ColourInput } from '../../kit/fields/ColourInput.tsx';
import { ChoiceInput } from '../../kit/fields/ChoiceInput.tsx';
import type { ControlProps } from '../../kit/fields/control.ts';
import { DateInput } from '../../kit/fields/DateInput.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { MoneyInput } from '../../kit/fields/MoneyInput.tsx';
import { NumberInput } from '../../kit/fields/NumberInput.tsx';
import { hasPicker, PickerInput } from './PickerInput.tsx';
import { ReferenceInput, type Choices } from './ReferenceInput.tsx';
import { ThemeSwatch } from '../../kit/fields/ThemeSwatch.tsx';
import { SwitchInput } from '../../kit/fields/SwitchInput.tsx';
import { TimeInput } from '../../kit/fields/TimeInput.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { choicesOf, format } from '../../core/model/values.ts';
import OutlinedInput from '@mui/material/OutlinedInput';

interface Props {
  readonly name: string;
  /** Minimum rows of a multi-line input. */
  readonly rows?: number;
  /** Records to choose from, if they do not come from the entity's list call. */
  readonly choices?: Choices;
  /** Whether to lock the field, whatever its dialog says. */
  readonly readOnly?: boolean;
  /** The dialog that chooses the record, if it is not the usual one of the entity. */
  readonly picker?: ComponentType<PickerProps>;
}

/** The control for a field, with its label, help and error. */
export function FieldInput({ name, rows, choices, readOnly = false, picker }: Props) {
  const { of, formId, isReadOnly, isRequired, hasStar, labelOf, userChanged, left } = useDialog();
  const field = of.fields[name]!;
  const { field: control, fieldState } = useController({ name });
  const id = `${formId}-${name}`;
  const error = fieldState.error?.message;
  const { offer } = (fieldState.error ?? {}) as Partial<FieldMessage>;
  const label = labelOf(name);
  const star = hasStar(name);
  const describedBy = error || field.description ? `${id}-help` : undefined;

  if (readOnly || isReadOnly(name)) {
    return (
      <FieldFrame id={id} label={label} star={star} error={error} help={field.description}>
        <OutlinedInput
          id={id}
          readOnly
          fullWidth
          error={Boolean(error)}
          value={format(field, control.value ?? (field.type === 'boolean' ? false : null))}
          inputProps={{ 'aria-readonly': true, 'aria-describedby': describedBy }}
        />
      </FieldFrame>
    );
  }

  function take() {
    props.onChange(offer);
    document.getElementById(id)?.focus();
  }
  const props: ControlProps = {
    id,
    name,
    value: control.value,
    onChange: (value) => {
      control.onChange(value);
      userChanged(name, value);
    },
    onBlur: () => {
      control.onBlur();
      left(name);
    },
    inputRef: control.ref,
    invalid: Boolean(error),
    required: isRequired(name),
    describedBy,
    takeOffer: offer === undefined ? undefined : take,
  };
  const target = field.type === 'alias' ? of.fields[field.alias![0]!]! : field;
  if (target.type === 'boolean') return <SwitchInput {...props} label={label} error={error} help={field.description} />;
  return (
    <FieldFrame
      id={id}
      label={label}
      star={star}
      error={error}
      help={field.description}
      offer={offer === undefined ? undefined : { text: t('crud.typed.didYouMean', { offer }), take }}
      group={target.format === 'colour'}
    >
      {hasPicker(target) ? (
        <PickerInput {...props} field={target} given={choices} picker={picker} />
      ) : target.type === 'ref' || target.type === 'refs' ? (
        <ReferenceInput {...props} field={target} given={choices} />
      ) : target.values || target.labels || target.format === 'month' ? (
        <ChoiceInput
          {...props}
          choices={choicesOf(target, control.value)}
          {...(target.widget === 'swatch' && { Mark: ThemeSwatch })}
        />
      ) : target.format === 'money' ? (
        <MoneyInput {...props} field={target} />
      ) : target.type === 'integer' || target.type === 'number' ? (
        <NumberInput {...props} field={target} />
      ) : target.format === 'colour' ? (
        <ColourInput {...props} />
      ) : target.format === 'date' ? (
        <DateInput {...props} field={target} />
      ) : target.format === 'time' ? (
        <TimeInput {...props} />
      ) : (
        <TextInput {...props} field={target} {...(rows && { rows })} />
      )}
    </FieldFrame>
  );
}
