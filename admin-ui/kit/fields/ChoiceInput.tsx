import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from './control.ts';

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
}: ControlProps & { readonly choices: readonly (readonly [unknown, string])[] }) {
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
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}
