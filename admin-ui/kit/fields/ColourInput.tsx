import Box from '@mui/material/Box';
import { t } from '../../core/i18n/t.ts';
import { swatches } from '../../core/theme/colours.ts';
import { unseen } from '../../core/theme/unseen.ts';
import type { ControlProps } from './control.ts';
import { colourName, swatchNames } from './Swatch.tsx';

/** A colour, chosen from swatches or freely. Tab reaches the chosen swatch, and arrows choose another. */
export function ColourInput({ id, name, value, onChange, onBlur, inputRef, required, describedBy }: ControlProps) {
  const chosen = (value as string | null)?.toLowerCase() ?? null;
  const known = swatchNames.map((one) => swatches[one] as string);
  const own = chosen !== null && !known.includes(chosen) ? chosen : null;
  const choices = [...(required ? [] : [null]), ...known, ...(own ? [own] : [])];
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      onBlur={onBlur}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}
    >
      {choices.map((colour, i) => (
        <Box
          key={colour ?? ''}
          component="label"
          title={colour ? colourName(colour) : t('kit.colour.none')}
          sx={{ ...tile, backgroundColor: colour ?? 'transparent', ...(colour === null && crossed) }}
        >
          <input
            type="radio"
            name={name}
            ref={(colour === chosen || (chosen === null && i === 0) ? inputRef : undefined) as never}
            checked={colour === chosen}
            aria-label={colour ? colourName(colour) : t('kit.colour.none')}
            onChange={() => onChange(colour)}
          />
        </Box>
      ))}
      <Box component="label" sx={{ ...tile, ...spectrum }} title={t('kit.colour.other')}>
        <Box component="span" sx={unseen}>
          {t('kit.colour.other')}
        </Box>
        <input type="color" value={chosen ?? swatches.grey} onChange={(event) => onChange(event.target.value)} />
      </Box>
    </Box>
  );
}

const tile = {
  position: 'relative',
  width: { xs: 36, sm: 28 },
  height: { xs: 36, sm: 28 },
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': { outline: 2, outlineColor: 'text.primary', outlineOffset: 2 },
  '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** No colour: a stroke across an empty tile. */
const crossed = {
  backgroundImage:
    'linear-gradient(to top right, transparent calc(50% - 1px), currentColor calc(50% - 1px), currentColor calc(50% + 1px), transparent calc(50% + 1px))',
  color: 'text.secondary',
} as const;

/** Any colour. */
const spectrum = {
  backgroundImage: 'conic-gradient(red, yellow, lime, aqua, blue, magenta, red)',
} as const;
