import Box from '@mui/material/Box';

/** Three courses of brick, and the name. */
export function Logo({ mark = false }: { readonly mark?: boolean }) {
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
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <g fill="currentColor">
          <rect x="2" y="3" width="9" height="5" rx="1" />
          <rect x="13" y="3" width="9" height="5" rx="1" opacity="0.55" />
          <rect x="2" y="9.5" width="4" height="5" rx="1" opacity="0.55" />
          <rect x="8" y="9.5" width="9" height="5" rx="1" />
          <rect x="19" y="9.5" width="3" height="5" rx="1" opacity="0.55" />
          <rect x="2" y="16" width="9" height="5" rx="1" opacity="0.55" />
          <rect x="13" y="16" width="9" height="5" rx="1" />
        </g>
      </svg>
      {!mark && 'Branchline'}
    </Box>
  );
}
