import type { ReactNode } from 'react';

/** Built-in logos, by the names that a profile may contain (AMB-023). */
export const logos: Readonly<Record<string, ReactNode>> = {
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
  /** A girder from its end. */
  beam: (
    <>
      <rect x="3" y="3" width="18" height="4" rx="1" />
      <rect x="10" y="8" width="4" height="8" opacity="0.55" />
      <rect x="3" y="17" width="18" height="4" rx="1" />
    </>
  ),
  window: (
    <>
      <path d="M3 2h18v20H3Zm2 2v7h6V4Zm8 0v7h6V4Zm-8 9v7h6v-7Zm8 0v7h6v-7Z" fillRule="evenodd" />
      <path d="M5 4h6v7H5Zm8 9h6v7h-6Z" opacity="0.55" />
    </>
  ),
};

/** The name of a built-in logo: the one that is given, if there is such a logo. */
export const logoName = (chosen: string | undefined): string =>
  chosen !== undefined && Object.hasOwn(logos, chosen) ? chosen : 'mbp';

/** A built-in logo, 24 px wide. */
export const LogoMark = ({ name }: { readonly name: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" data-logo={name}>
    <g fill="currentColor">{logos[name]}</g>
  </svg>
);
