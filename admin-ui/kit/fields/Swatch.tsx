import Box from '@mui/material/Box';
import { t } from '../../core/i18n/t.ts';
import { swatches } from '../../core/theme/colours.ts';

type Name = keyof typeof swatches;

export const swatchNames = Object.keys(swatches) as Name[];

/** Texts of the colours that have a name. */
const names = {
  grey: 'kit.colour.grey',
  blue: 'kit.colour.blue',
  teal: 'kit.colour.teal',
  green: 'kit.colour.green',
  amber: 'kit.colour.amber',
  orange: 'kit.colour.orange',
  red: 'kit.colour.red',
  pink: 'kit.colour.pink',
  purple: 'kit.colour.purple',
  brown: 'kit.colour.brown',
} as const satisfies Record<Name, string>;

/** How people call a colour; one without a name by its value. */
export function colourName(colour: string): string {
  const name = swatchNames.find((one) => swatches[one] === colour.toLowerCase());
  return name ? t(names[name]) : colour;
}

/** A colour, shown as itself. */
export const Swatch = ({ colour }: { readonly colour: string }) => (
  <Box
    component="span"
    role="img"
    aria-label={colourName(colour)}
    title={colourName(colour)}
    sx={{
      display: 'inline-block',
      verticalAlign: 'middle',
      width: 28,
      height: 16,
      borderRadius: 0.5,
      border: 1,
      borderColor: 'divider',
      backgroundColor: colour,
    }}
  />
);
