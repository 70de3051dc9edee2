import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { t } from '../../core/i18n/t.ts';
import { useSession } from '../../core/session/session.ts';
import { colours, isColour, type Colour } from '../../core/theme/colours.ts';
import { useThemeMode } from '../../core/theme/use-theme-mode.ts';
import { account } from '../shell/openers.ts';
import { lookLabel } from './look-label.ts';
import { LogoMark, logoName } from './logos.tsx';
import { MenuSketch } from './MenuSketch.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { TextChoice } from './TextChoice.tsx';
import { useChangeLook } from './use-change-look.ts';

const { look: state, logo } = account;

/** The layout configurator (BEH-008): colours, menu and logo of the signed-in user. Each change applies at once. */
export function LookDrawer() {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={state.useOpen()}
      onClose={state.close}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          elevation: 8,
          sx: { width: 320, maxWidth: '100%', borderLeft: 1, borderColor: 'divider' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 56, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {t('look.title')}
        </Typography>
        <IconButton onClick={state.close} aria-label={t('kit.close')} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Choices />
    </Drawer>
  );
}

function Choices() {
  const profile = useSession()?.profile;
  const change = useChangeLook();
  const mode = useThemeMode();
  const narrow = useMediaQuery('(max-width: 1024px)');
  if (!profile) return null;
  const { menuMode, menuType, menuColour, themeColour, themeMode, profileLogo } = profile;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('look.hint')}
      </Typography>
      <PictureChoice
        title={t('look.colour')}
        columns={6}
        hidesLabels
        value={isColour(themeColour) ? themeColour : 'blue'}
        choices={(Object.keys(colours) as Colour[]).map((value) => ({
          value,
          label: lookLabel('themeColour', value),
          picture: <Swatch colour={colours[value][mode === 'light' ? 0 : 1]} />,
        }))}
        onChange={(value) => change('themeColour', value)}
      />
      <TextChoice
        title={t('look.mode')}
        value={themeMode}
        choices={(['System', 'Light', 'Dark'] as const).map((value) => [value, t(`look.modes.${value}`)])}
        onChange={(value) => change('themeMode', value)}
      />
      <Box>
        <PictureChoice
          title={t('look.menuMode')}
          columns={4}
          value={menuMode}
          choices={(['Static', 'Overlay', 'Horizontal', 'Slim'] as const).map((value) => ({
            value,
            label: t(`look.menuModes.${value}`),
            picture: <MenuSketch mode={value} />,
          }))}
          onChange={(value) => change('menuMode', value)}
        />
        {narrow && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('look.menuModeNarrow')}
          </Typography>
        )}
      </Box>
      <TextChoice
        title={t('look.menuType')}
        value={menuType}
        choices={(['Grouped', 'Ungrouped'] as const).map((value) => [value, t(`look.menuTypes.${value}`)])}
        onChange={(value) => change('menuType', value)}
      />
      <TextChoice
        title={t('look.menuColour')}
        value={menuColour}
        choices={(['Dark', 'Light'] as const).map((value) => [value, t(`look.menuColours.${value}`)])}
        onChange={(value) => change('menuColour', value)}
      />
      <Box>
        <Typography sx={{ fontWeight: 'fontWeightBold', mb: 1 }}>{t('look.logo')}</Typography>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<LogoMark name={logoName(profileLogo)} />}
          onClick={logo.open}
        >
          {t('look.changeLogo')}
        </Button>
      </Box>
    </Box>
  );
}

const Swatch = ({ colour }: { readonly colour: string }) => (
  <Box component="span" sx={{ width: '100%', height: 24, borderRadius: 0.5, backgroundColor: colour }} />
);
