import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** A text as a QR code: black on white also in dark colours, because some apps read nothing else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 200, mx: 'auto', borderRadius: 1, bgcolor: 'common.white', color: 'common.black' }}
    >
      <path d={squares} fill="currentColor" />
    </Box>
  );
}
