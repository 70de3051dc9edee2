import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { colours, isColour } from '../../core/theme/colours.ts';

/** A theme colour as it looks in the mode of the page. Nothing for a name that is not a theme colour. */
export function ThemeSwatch({ value }: { readonly value: string }) {
  const { palette } = useTheme();
  if (!isColour(value)) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: 14,
        height: 14,
        mr: 1,
        verticalAlign: '-2px',
        borderRadius: 0.5,
        backgroundColor: colours[value][palette.mode === 'light' ? 0 : 1],
      }}
    />
  );
}
