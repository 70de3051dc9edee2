import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { ControlProps } from './control.ts';

export function SwitchInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  describedBy,
  label,
  error,
  help,
}: ControlProps & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}) {
  return (
    <Box sx={{ pt: 2.5 }} data-field={name}>
      <FormControlLabel
        sx={{ ml: 0, gap: 1, '& .MuiFormControlLabel-label': { fontSize: 'sizes.base' } }}
        control={
          <Switch
            id={id}
            name={name}
            size="small"
            checked={Boolean(value)}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            inputRef={inputRef}
            slotProps={{ input: { 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined } }}
          />
        }
        label={label}
      />
      {(error || help) && (
        <FormHelperText id={`${id}-help`} error={invalid} role={error ? 'alert' : undefined}>
          {error ?? help}
        </FormHelperText>
      )}
    </Box>
  );
}
