import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { severities, type Severity } from '../core/theme/colours.ts';

interface Props {
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  readonly tint?: Severity | undefined;
}

/** The icon of a kind of records, in its tint. The text beside it names the kind. */
export function KindMark({ icon: Icon, tint = 'secondary' }: Props) {
  const { palette } = useTheme();
  const [ink, ground] = severities[palette.mode][tint];
  return (
    <Box
      aria-hidden
      data-tint={tint}
      sx={{
        width: 28,
        height: 28,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        color: ink,
        backgroundColor: ground,
        '& svg': { fontSize: 16 },
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
}
