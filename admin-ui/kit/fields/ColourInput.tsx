import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '../../core/i18n/t.ts';
import type { ControlProps } from './control.ts';

/** A colour, picked or typed as #rrggbb. */
export function ColourInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  required,
  describedBy,
}: ControlProps) {
  const text = (value as string | null) ?? '';
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      value={text}
      error={invalid}
      placeholder="#1f6feb"
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      inputRef={inputRef}
      inputProps={{ maxLength: 7, autoComplete: 'off', 'aria-required': required, 'aria-describedby': describedBy }}
      endAdornment={
        <Box
          component="input"
          type="color"
          aria-label={t('kit.colour.pick')}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#808080'}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          sx={{ width: 28, height: 24, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
        />
      }
    />
  );
}
