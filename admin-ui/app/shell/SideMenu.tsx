import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import { useSession } from '../../core/session/session.ts';
import { menuShades } from '../../core/theme/grounds.ts';
import { shell } from '../../core/theme/theme.ts';
import { afterLoading } from '../../kit/after-loading.ts';
import { AccountInline } from './account/AccountInline.tsx';
import { AccountPopup } from './account/AccountPopup.tsx';
import { Logo } from './Logo.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { useMenu } from './use-menu.ts';

interface Props {
  readonly overlay: boolean;
  readonly slim: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu: 240 px wide, slim with icons only, or over the page. Dark or light, with or without groups. */
export function SideMenu({ overlay, slim, open, onClose }: Props) {
  const groups = useMenu();
  const session = useSession();
  const dark = session?.profile.menuColour !== 'Light';
  const grouped = session?.profile.menuType !== 'Ungrouped';
  const small = slim && !overlay;
  return (
    <Drawer
      variant={overlay ? 'temporary' : 'permanent'}
      open={overlay ? open : true}
      onClose={onClose}
      slotProps={{
        paper: {
          component: 'nav',
          'aria-label': t('app.mainMenu'),
          sx: {
            width: small ? shell.slim : shell.menu,
            overflow: 'hidden',
            ...(dark ? { backgroundColor: menuShades.ground, color: menuShades.text, borderRight: 0 } : {}),
          },
        } as object,
      }}
    >
      <Box sx={{ height: shell.top, display: 'flex', alignItems: 'center', px: small ? 2.5 : 2, flexShrink: 0 }}>
        <Link to="/" aria-label={t('app.toDashboard')} style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo mark={small} />
        </Link>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', scrollbarWidth: 'thin' }}>
        {groups.map((group) => (
          <Box key={group.title} sx={{ pb: 1, ...(group.isMoving && afterLoading) }}>
            {grouped && !small && group.title !== schemaText('Main') && (
              <Typography
                variant="caption"
                component="h2"
                sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 600, letterSpacing: '0.04em', opacity: 0.72 }}
              >
                {group.title}
              </Typography>
            )}
            <List disablePadding aria-label={group.title}>
              {group.items.map((item) => (
                <MenuEntry key={item.title} item={item} slim={small} onGo={onClose} />
              ))}
            </List>
          </Box>
        ))}
      </Box>
      {small ? (
        <Box sx={{ display: 'flex', justifyContent: 'center', py: 1, flexShrink: 0 }}>
          <AccountPopup />
        </Box>
      ) : (
        !overlay && <AccountInline onGo={onClose} />
      )}
    </Drawer>
  );
}
