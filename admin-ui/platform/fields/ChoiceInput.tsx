import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from './FieldInput.tsx';

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
  values,
}: ControlProps & { readonly values: readonly string[] }) {
  return (
    <Select
      id={id}
      name={name}
      labelId={`${id}-label`}
      fullWidth
      displayEmpty
      value={(value as string | null) ?? ''}
      error={invalid}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      inputRef={inputRef}
      input={<OutlinedInput />}
      SelectDisplayProps={{ 'aria-required': required, 'aria-describedby': describedBy } as object}
    >
      {!required && <MenuItem value="">–</MenuItem>}
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </Select>
  );
}
