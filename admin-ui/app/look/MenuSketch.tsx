import { useTheme } from '@mui/material/styles';
import type { Profile } from '../../core/session/session.ts';

/** Where the menu lies in a window of 56 × 40, by mode. */
const menus = {
  Static: { x: 0, y: 0, width: 16, height: 40 },
  Overlay: { x: 0, y: 0, width: 22, height: 40 },
  Horizontal: { x: 0, y: 6, width: 56, height: 7 },
  Slim: { x: 0, y: 0, width: 7, height: 40 },
} as const;

/** A sketch of a window, with the menu where a mode puts it. The overlay menu casts a shadow on the page. */
export function MenuSketch({ mode }: { readonly mode: Profile['menuMode'] }) {
  const { palette } = useTheme();
  const menu = menus[mode];
  return (
    <svg width="100%" viewBox="0 0 56 40" aria-hidden="true">
      <rect x="0.5" y="0.5" width="55" height="39" rx="3" fill={palette.background.default} stroke={palette.divider} />
      <path d="M28 20h20M28 26h20M28 32h14" stroke={palette.text.secondary} strokeWidth="2" opacity="0.5" />
      {mode === 'Overlay' && (
        <rect x="0" y="0" width="56" height="40" rx="3" fill={palette.text.primary} opacity="0.2" />
      )}
      <rect {...menu} rx="2" fill={palette.primary.main} />
    </svg>
  );
}
