import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useShortcuts } from '../../core/shortcuts.ts';

/** The keyboard shortcuts that work now. */
export function Keys() {
  const shortcuts = useShortcuts();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '96px 1fr', rowGap: 1 }}>
      {shortcuts.map(({ keys, does }) => (
        <Box key={keys} sx={{ display: 'contents' }}>
          <Typography component="dt">
            <Box
              component="kbd"
              sx={{
                px: 0.75,
                py: 0.25,
                border: 1,
                borderColor: 'divider',
                borderRadius: 0.5,
                fontFamily: 'inherit',
                fontSize: 'sizes.caption',
                whiteSpace: 'pre',
              }}
            >
              {keys}
            </Box>
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {does}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
