import useMediaQuery from '@mui/material/useMediaQuery';
import { useSession } from '../session/session.ts';

/** Light or dark, as the user has chosen. Without a choice, or signed out, as the device is set. */
export function useThemeMode(): 'light' | 'dark' {
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const chosen = useSession()?.profile.themeMode ?? 'System';
  if (chosen === 'System') return isDeviceDark ? 'dark' : 'light';
  return chosen === 'Dark' ? 'dark' : 'light';
}
