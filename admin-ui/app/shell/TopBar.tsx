import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { t } from '../../core/i18n/t.ts';
import { contents } from '../../core/contents.ts';
import { shell } from '../../core/theme/theme.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { AccountPopup } from './account/AccountPopup.tsx';
import { openSearch } from '../search/SearchPalette.tsx';

/** On telephones, where space is short, for screen readers only. */
const unseenOnTelephones = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

interface Props {
  readonly onMenu: (() => void) | null;
  /** Whether the settings menu is here, and not in the side menu. */
  readonly hasAccount: boolean;
}

/** The top bar: breadcrumbs, search and tools. */
export function TopBar({ onMenu, hasAccount }: Props) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 10,
        height: shell.top,
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 2 },
        px: { xs: 1.5, sm: 3 },
        backgroundColor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton aria-label={t('app.openMenu')} onClick={onMenu} edge="start">
          <MenuIcon />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Breadcrumbs />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={openSearch}
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          width: { sm: 220, md: 320 },
          justifyContent: 'flex-start',
          color: 'text.secondary',
          borderColor: 'divider',
          minWidth: 40,
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
        }}
      >
        <Box component="span" sx={{ flex: 1, textAlign: 'left', ...unseenOnTelephones }}>
          {t('kit.searchEverywhere')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', sm: 'inline' }, font: 'inherit', fontSize: 'sizes.caption', ml: 1 }}
        >
          {t('core.shortcuts.searchKeys')}
        </Box>
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}>
        {contents().tools.map((Tool, i) => (
          <Tool key={i} />
        ))}
      </Box>
      {hasAccount && <AccountPopup />}
    </Box>
  );
}
