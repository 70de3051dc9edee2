import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import AlternateEmailIcon from '@mui/icons-material/AlternateEmail';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useLogout, useTheme } from 'react-admin';
import { Link } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { contents } from '../../core/contents.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { IconMenuItem } from '../../kit/IconMenuItem.tsx';
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
        <IconMenuItem
          icon={theme === 'dark' ? LightModeOutlinedIcon : DarkModeOutlinedIcon}
          onClick={does(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}
        >
          {t(theme === 'dark' ? 'app.account.lightTheme' : 'app.account.darkTheme')}
        </IconMenuItem>
        <IconMenuItem icon={KeyboardOutlinedIcon} onClick={does(openShortcuts)}>
          {t('app.account.shortcuts')}
        </IconMenuItem>
        {contents().accountPages.map(({ title, path, icon: Icon }) => (
          <IconMenuItem key={path} component={Link} to={path} icon={Icon} onClick={does(() => undefined)}>
            {title}
          </IconMenuItem>
        ))}
        <IconMenuItem icon={NotificationsActiveOutlinedIcon} onClick={does(() => setDialog('notifications'))}>
          {t('app.account.notifications')}
        </IconMenuItem>
        <IconMenuItem icon={AlternateEmailIcon} onClick={does(() => setDialog('email'))}>
          {t('app.account.changeEmail')}
        </IconMenuItem>
        <IconMenuItem icon={LockOutlinedIcon} onClick={does(() => setDialog('password'))}>
          {t('app.account.changePassword')}
        </IconMenuItem>
        <IconMenuItem icon={LogoutIcon} onClick={does(() => void maySignOut().then((may) => may && logout()))}>
          {t('app.account.logOut')}
        </IconMenuItem>
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
