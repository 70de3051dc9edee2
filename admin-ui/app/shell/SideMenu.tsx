import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Fragment, useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import { useSession } from '../../core/session/session.ts';
import { menuShades } from '../../core/theme/grounds.ts';
import { shell } from '../../core/theme/theme.ts';
import { useRecent } from '../search/recent.ts';
import { afterLoading } from '../../kit/after-loading.ts';
import { AccountInline } from './account/AccountInline.tsx';
import { AccountPopup } from './account/AccountPopup.tsx';
import { Logo } from './Logo.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { useMenu, type ShownGroup } from './use-menu.ts';

interface Props {
  readonly overlay: boolean;
  readonly slim: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu: 220 px wide, slim with icons only, or over the page. Dark or light, with or without groups. */
export function SideMenu({ overlay, slim, open, onClose }: Props) {
  const groups = useMenu();
  const recent = useRecentGroup();
  const session = useSession();
  const dark = session?.profile.menuColour !== 'Light';
  const grouped = session?.profile.menuType !== 'Ungrouped';
  const small = slim && !overlay;
  const entries = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // The groups of reports come later, and move what is below them.
  const place = `${pathname} ${groups.map(({ items }) => items.length).join()}`;
  const scrolledTo = useRef('');
  useEffect(() => {
    if (scrolledTo.current === place) return;
    scrolledTo.current = place;
    entries.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
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
      <Box ref={entries} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', scrollbarWidth: 'thin' }}>
        {groups.map((group, i) => (
          <Fragment key={group.title}>
            <Group
              group={group}
              slim={small}
              hasHeading={grouped && !small && group.title !== schemaText('Main')}
              onGo={onClose}
            />
            {i === 0 && grouped && !small && recent.items.length > 0 && (
              <Group group={recent} slim={false} hasHeading onGo={onClose} />
            )}
          </Fragment>
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

/** Records of the menu that were opened last. */
const most = 5;

/** The records that the user has opened last, as a group that stays folded until it is opened. */
function useRecentGroup(): Shown {
  const records = useRecent().filter(({ detail }) => detail !== '');
  return {
    title: t('app.recent'),
    rule: 'signedIn',
    folds: true,
    isMoving: false,
    isRecent: true,
    items: records.slice(0, most).map(({ title, to }) => ({ title, screen: to, rule: 'signedIn' })),
  };
}

interface Shown extends ShownGroup {
  /** Whether its pages do not open it. */
  readonly isRecent?: boolean;
}

interface GroupProps {
  readonly group: Shown;
  readonly slim: boolean;
  readonly hasHeading: boolean;
  readonly onGo: () => void;
}

/** A group of the menu. One that folds is open while one of its pages is, and as the user has left it. */
function Group({ group, slim, hasHeading, onGo }: GroupProps) {
  const { pathname } = useLocation();
  const [isLeftOpen, setLeftOpen] = useStore(`menu.open.${group.title}`, false);
  const isHere =
    !group.isRecent &&
    group.items.some((item) => [item, ...(item.items ?? [])].some(({ screen }) => screen === pathname));
  const open = !group.folds || !hasHeading || isLeftOpen || isHere;
  return (
    <Box sx={{ pb: 1, ...(group.isMoving && afterLoading) }}>
      {hasHeading && (
        <Typography variant="caption" component="h2" sx={heading}>
          {group.folds ? (
            <ButtonBase aria-expanded={open} onClick={() => setLeftOpen(!open)} sx={fold}>
              {group.title}
              <ExpandMoreIcon sx={{ fontSize: 16, transform: open ? 'none' : 'rotate(-90deg)' }} />
            </ButtonBase>
          ) : (
            group.title
          )}
        </Typography>
      )}
      {open && (
        <List disablePadding aria-label={group.title}>
          {group.items.map((item) => (
            <MenuEntry key={item.screen ?? item.title} item={item} slim={slim} onGo={onGo} />
          ))}
        </List>
      )}
    </Box>
  );
}

const heading = {
  px: 2,
  pt: 1.5,
  pb: 0.5,
  fontWeight: 'fontWeightBold',
  letterSpacing: '0.04em',
  opacity: 0.72,
} as const;
const fold = {
  font: 'inherit',
  letterSpacing: 'inherit',
  width: '100%',
  minHeight: 24,
  justifyContent: 'space-between',
  borderRadius: 0.5,
} as const;
