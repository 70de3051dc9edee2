import Box from '@mui/material/Box';
import { t } from '../../core/i18n/t.ts';
import type { ControlProps } from './control.ts';
import { ControlInput } from './ControlInput.tsx';

/** A colour, picked or typed as #rrggbb. */
export function ColourInput(control: ControlProps) {
  const { value, onChange } = control;
  const text = (value as string | null) ?? '';
  return (
    <ControlInput
      control={control}
      value={text}
      placeholder="#1f6feb"
      onText={(next) => onChange(next || null)}
      inputProps={{ maxLength: 7 }}
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
