import AccountCircleOutlinedIcon from '@mui/icons-material/AccountCircleOutlined';
import AlternateEmailIcon from '@mui/icons-material/AlternateEmail';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import WallpaperOutlinedIcon from '@mui/icons-material/WallpaperOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { t } from '../../../core/i18n/t.ts';
import { reloadLookups } from '../../../core/data/lookups.ts';
import { contents } from '../../../core/contents.ts';
import { useSession } from '../../../core/session/session.ts';
import type { AccountPage, MenuIcon } from '../../../core/model/screen.ts';
import { drafts } from '../../../crud/form/drafts.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { account, help } from '../openers.ts';

/**
 * The items of the settings menu (BEH-005): the user's own page, what they choose for themselves, help and signing out.
 * An array, because a menu focuses the first of its children.
 */
export function useAccountItems(onDone: () => void): ReactElement[] {
  const logout = useLogout();
  const session = useSession();
  const isView = session?.view !== undefined;
  const notify = useNotify();
  const reload = () =>
    reloadLookups().then(
      () => notify(t('app.account.listsReloaded'), { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  const item = (title: string, Icon: MenuIcon, does: () => void) => (
    <MenuItem
      key={title}
      onClick={() => {
        onDone();
        does();
      }}
    >
      <ListItemIcon sx={{ color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {title}
    </MenuItem>
  );
  const link = ({ title, path, icon: Icon }: AccountPage) => (
    <MenuItem key={path} component={Link} to={path} onClick={onDone}>
      <ListItemIcon sx={{ color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {title}
    </MenuItem>
  );
  const ownPage = contents().screens.find(({ isOfUser }) => isOfUser);
  // In a view, there is nothing to choose for oneself.
  const own = (title: string, Icon: MenuIcon, does: () => void) => (isView ? [] : [item(title, Icon, does)]);
  return [
    ...(isView || !session || !ownPage
      ? []
      : [
          link({
            title: t('app.account.mine'),
            path: ownPage.path.replace(':id', String(session.profile.id)),
            icon: AccountCircleOutlinedIcon,
          }),
        ]),
    ...own(t('look.title'), PaletteOutlinedIcon, account.look.open),
    ...own(t('look.logo'), WallpaperOutlinedIcon, account.logo.open),
    item(t('kit.help'), HelpOutlineIcon, help.open),
    ...contents().accountPages.map(link),
    item(t('app.account.reloadLists'), RefreshIcon, () => void reload()),
    ...own(t('app.account.notifications'), NotificationsActiveOutlinedIcon, account.notifications.open),
    ...own(t('app.account.changeEmail'), AlternateEmailIcon, account.email.open),
    ...own(t('app.account.changePassword'), LockOutlinedIcon, account.password.open),
    ...own(t('app.account.secondFactor'), KeyOutlinedIcon, account.secondFactor.open),
    item(t('app.account.logOut'), LogoutIcon, () => void maySignOut().then((may) => may && logout())),
  ];
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
