import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useController } from 'react-hook-form';
import { useDialog } from '../../../crud/fields/dialog-context.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';

export interface Choice {
  readonly value: string | number;
  readonly text: string;
}

interface Props {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Shown if the field is empty: the value that then applies. */
  readonly usual?: string | number | undefined;
  readonly star?: boolean;
  /** The value that the field gets. Default: the chosen one, or null for an empty one. */
  readonly keptAs?: (chosen: string | number) => unknown;
  readonly onChosen?: (chosen: string | number) => void;
}

/** Chooses one of a few values, whose key the field keeps. */
export function ChoiceField({ name, choices, usual = '', star, keptAs, onChosen }: Props) {
  const { formId, labelOf, hasStar } = useDialog();
  const { field, fieldState } = useController({ name });
  const id = `${formId}-${name}`;
  const given = field.value as { id?: number } | string | number | null;
  const value = (typeof given === 'object' ? given?.id : given) ?? usual;
  const shown = choices.some((one) => one.value === value) ? value : '';
  const isRequired = star ?? hasStar(name);
  return (
    <FieldFrame id={id} label={labelOf(name)} star={isRequired} error={fieldState.error?.message}>
      <Select
        id={id}
        labelId={`${id}-label`}
        fullWidth
        displayEmpty
        value={shown}
        error={Boolean(fieldState.error)}
        onChange={({ target }) => {
          const chosen = target.value as string | number;
          field.onChange(keptAs ? keptAs(chosen) : chosen === '' ? null : chosen);
          onChosen?.(chosen);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput />}
        SelectDisplayProps={{ 'aria-required': isRequired, 'aria-describedby': `${id}-help` } as object}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.text}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
