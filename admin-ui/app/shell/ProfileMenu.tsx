import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import AlternateEmailIcon from '@mui/icons-material/AlternateEmail';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import LogoutIcon from '@mui/icons-material/Logout';
import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useLogout, useNotify, useTheme } from 'react-admin';
import { Link } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { reloadLookups } from '../../core/data/lookups.ts';
import { contents } from '../../core/contents.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { drafts } from '../../crud/form/drafts.ts';
import { useSession } from '../../core/session/session.ts';
import { openShortcuts } from './ShortcutsDialog.tsx';

const NotificationsDialog = lazy(() =>
  import('../session/NotificationsDialog.tsx').then((module) => ({ default: module.NotificationsDialog })),
);
const ChangePasswordDialog = lazy(() =>
  import('../session/ChangePasswordDialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);
const ChangeEmailDialog = lazy(() =>
  import('../session/ChangeEmailDialog.tsx').then((module) => ({ default: module.ChangeEmailDialog })),
);

type DialogName = 'notifications' | 'email' | 'password';

/** The account menu: notifications, theme, shortcuts, e-mail address, password and signing out. */
export function ProfileMenu() {
  const session = useSession();
  const logout = useLogout();
  const [theme, setTheme] = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const notify = useNotify();
  const reload = () =>
    reloadLookups().then(
      () => notify(t('app.account.listsReloaded'), { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  const short = initials(session?.profile.fullName ?? '');
  const does = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <IconButton
        aria-label={t('app.account.label', { initials: short })}
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
          {short}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <Person />
        <Divider component="li" aria-hidden />
        <MenuItem onClick={does(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}>
          <ListItemIcon>
            {theme === 'dark' ? <LightModeOutlinedIcon fontSize="small" /> : <DarkModeOutlinedIcon fontSize="small" />}
          </ListItemIcon>
          {t(theme === 'dark' ? 'app.account.lightTheme' : 'app.account.darkTheme')}
        </MenuItem>
        <MenuItem onClick={does(openShortcuts)}>
          <ListItemIcon>
            <KeyboardOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {t('app.account.shortcuts')}
        </MenuItem>
        {contents().accountPages.map(({ title, path, icon: Icon }) => (
          <MenuItem key={path} component={Link} to={path} onClick={does(() => undefined)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {title}
          </MenuItem>
        ))}
        <MenuItem onClick={does(() => void reload())}>
          <ListItemIcon>
            <RefreshIcon fontSize="small" />
          </ListItemIcon>
          {t('app.account.reloadLists')}
        </MenuItem>
        <MenuItem onClick={does(() => setDialog('notifications'))}>
          <ListItemIcon>
            <NotificationsActiveOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {t('app.account.notifications')}
        </MenuItem>
        <MenuItem onClick={does(() => setDialog('email'))}>
          <ListItemIcon>
            <AlternateEmailIcon fontSize="small" />
          </ListItemIcon>
          {t('app.account.changeEmail')}
        </MenuItem>
        <MenuItem onClick={does(() => setDialog('password'))}>
          <ListItemIcon>
            <LockOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {t('app.account.changePassword')}
        </MenuItem>
        <MenuItem onClick={does(() => void maySignOut().then((may) => may && logout()))}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('app.account.logOut')}
        </MenuItem>
      </Menu>
      <AccountDialog open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

/** The signed-in user. */
function Person() {
  const profile = useSession()?.profile;
  return (
    <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{profile?.fullName}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {[profile?.role?.roleName, profile?.defBranch?.branchName].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

interface AccountDialogProps {
  readonly open: DialogName | null;
  readonly onClose: () => void;
}

function AccountDialog({ open, onClose }: AccountDialogProps) {
  const profile = useSession()?.profile;
  return (
    <Suspense>
      {open === 'notifications' && <NotificationsDialog onClose={onClose} />}
      {open === 'password' && <ChangePasswordDialog onClose={onClose} />}
      {open === 'email' && profile && <ChangeEmailDialog user={profile} onClose={onClose} />}
    </Suspense>
  );
}

/** Asks before signing out if there are drafts, because signing out deletes them. */
async function maySignOut(): Promise<boolean> {
  const titles = drafts.all().map(({ title }) => title);
  if (!titles.length) return true;
  return confirm({
    title: t('app.account.logOutTitle'),
    text: t('app.account.logOutText', { titles: titles.join(', ') }),
    yes: t('app.account.logOut'),
    no: t('app.account.stay'),
    destroys: true,
  });
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
