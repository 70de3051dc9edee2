import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import AlternateEmailIcon from '@mui/icons-material/AlternateEmail';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLogout, useTheme } from 'react-admin';
import { ChangeEmailDialog } from '../session/ChangeEmailDialog.tsx';
import { ChangePasswordDialog } from '../session/ChangePasswordDialog.tsx';
import { useSession } from '../session/session.ts';
import { shell } from '../theme/theme.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { openSearch } from './SearchPalette.tsx';
import { openShortcuts } from './ShortcutsDialog.tsx';

/** There to be read out where there is no room for it. */
const unseenOnTelephones = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

/** Where one is, the search, and one's own affairs. */
export function TopBar({ onMenu }: { readonly onMenu: (() => void) | null }) {
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
        gap: 2,
        px: { xs: 1.5, sm: 3 },
        backgroundColor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton aria-label="Open the menu" onClick={onMenu} edge="start">
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
          Search everywhere
        </Box>
        <Box component="kbd" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' }, font: 'inherit', fontSize: 12 }}>
          Ctrl K
        </Box>
      </Button>
      <ProfileMenu />
    </Box>
  );
}

function ProfileMenu() {
  const session = useSession();
  const logout = useLogout();
  const [theme, setTheme] = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'email' | 'password' | null>(null);
  const profile = session?.profile;
  const does = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <IconButton
        aria-label="Your account"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.25 }}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: 13,
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(profile?.fullName ?? '')}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{profile?.fullName}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {[profile?.role?.roleName, profile?.defBranch?.branchName].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Divider component="li" aria-hidden />
        <MenuItem onClick={does(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}>
          <ListItemIcon>
            {theme === 'dark' ? <LightModeOutlinedIcon fontSize="small" /> : <DarkModeOutlinedIcon fontSize="small" />}
          </ListItemIcon>
          {theme === 'dark' ? 'Light ground' : 'Dark ground'}
        </MenuItem>
        <MenuItem onClick={does(openShortcuts)}>
          <ListItemIcon>
            <KeyboardOutlinedIcon fontSize="small" />
          </ListItemIcon>
          Keyboard shortcuts
        </MenuItem>
        <MenuItem onClick={does(() => setDialog('email'))}>
          <ListItemIcon>
            <AlternateEmailIcon fontSize="small" />
          </ListItemIcon>
          Change e-mail
        </MenuItem>
        <MenuItem onClick={does(() => setDialog('password'))}>
          <ListItemIcon>
            <LockOutlinedIcon fontSize="small" />
          </ListItemIcon>
          Change password
        </MenuItem>
        <MenuItem onClick={does(() => void logout())}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Log out
        </MenuItem>
      </Menu>
      {dialog === 'password' && <ChangePasswordDialog onClose={() => setDialog(null)} />}
      {dialog === 'email' && profile && <ChangeEmailDialog user={profile} onClose={() => setDialog(null)} />}
    </>
  );
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
