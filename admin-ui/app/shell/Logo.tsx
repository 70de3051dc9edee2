import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { useSession } from '../../core/session/session.ts';

/** Built-in logos, by the names that a profile may contain (AMB-023). */
const marks: Readonly<Record<string, ReactNode>> = {
  /** Three courses of brick. */
  mbp: (
    <>
      <rect x="2" y="3" width="9" height="5" rx="1" />
      <rect x="13" y="3" width="9" height="5" rx="1" opacity="0.55" />
      <rect x="2" y="9.5" width="4" height="5" rx="1" opacity="0.55" />
      <rect x="8" y="9.5" width="9" height="5" rx="1" />
      <rect x="19" y="9.5" width="3" height="5" rx="1" opacity="0.55" />
      <rect x="2" y="16" width="9" height="5" rx="1" opacity="0.55" />
      <rect x="13" y="16" width="9" height="5" rx="1" />
    </>
  ),
  roof: (
    <>
      <path d="M12 3 1.5 12h21Z" />
      <rect x="4" y="14" width="16" height="7" rx="1" opacity="0.55" />
    </>
  ),
  tiles: (
    <>
      <rect x="2" y="2" width="9" height="9" rx="1" />
      <rect x="13" y="2" width="9" height="9" rx="1" opacity="0.55" />
      <rect x="2" y="13" width="9" height="9" rx="1" opacity="0.55" />
      <rect x="13" y="13" width="9" height="9" rx="1" />
    </>
  ),
};

/** The user's logo, and the name of the product. */
export function Logo({ mark = false }: { readonly mark?: boolean }) {
  const chosen = useSession()?.profile.profileLogo ?? '';
  const name = Object.hasOwn(marks, chosen) ? chosen : 'mbp';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        fontWeight: 700,
        fontSize: 16,
        letterSpacing: '-0.01em',
      }}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" data-logo={name}>
        <g fill="currentColor">{marks[name]}</g>
      </svg>
      {!mark && t('app.name')}
    </Box>
  );
}
