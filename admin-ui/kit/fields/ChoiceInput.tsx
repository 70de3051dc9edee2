import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentType } from 'react';
import type { ControlProps } from './control.ts';

interface Props extends ControlProps {
  readonly choices: readonly (readonly [unknown, string])[];
  /** Shown before the label of a choice, such as a swatch of its colour. */
  readonly Mark?: ComponentType<{ readonly value: string }>;
}

export function ChoiceInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  required,
  describedBy,
  choices,
  Mark,
}: Props) {
  return (
    <Select
      id={id}
      name={name}
      labelId={`${id}-label`}
      fullWidth
      displayEmpty
      value={value ?? ''}
      error={invalid}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      inputRef={inputRef}
      input={<OutlinedInput />}
      SelectDisplayProps={{ 'aria-required': required, 'aria-describedby': describedBy } as object}
    >
      {!required && <MenuItem value="">–</MenuItem>}
      {choices.map(([choice, label]) => (
        <MenuItem key={label} value={choice as string | number}>
          {Mark && <Mark value={String(choice)} />}
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}
