import Box from '@mui/material/Box';
import { t } from '../../core/i18n/t.ts';
import { useSession } from '../../core/session/session.ts';
import { LogoMark, logoName } from '../look/logos.tsx';

/** The user's logo, and the name of the product. */
export function Logo({ mark = false }: { readonly mark?: boolean }) {
  const name = logoName(useSession()?.profile.profileLogo);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        fontWeight: 'fontWeightBold',
        fontSize: 'sizes.large',
        letterSpacing: '-0.01em',
      }}
    >
      <LogoMark name={name} />
      {!mark && t('app.name')}
    </Box>
  );
}
