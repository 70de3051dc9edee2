import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import type { MenuGroup, MenuItem as Item } from '../../core/model/screen.ts';
import { useSession } from '../../core/session/session.ts';
import { menuShades } from '../../core/theme/grounds.ts';
import { Logo } from './Logo.tsx';
import { menuLines } from './menu-lines.tsx';
import { useFitting } from './use-fitting.ts';
import { useMenu } from './use-menu.ts';

/** In groups: the pages of the main group, then a menu for each other group. Else all items in a row. */
const entriesOf = (groups: readonly MenuGroup[], grouped: boolean): readonly Item[] =>
  groups.flatMap((group) => (grouped && group.title !== schemaText('Main') ? [group] : group.items));

const isAt = ({ screen, items }: Item, path: string): boolean =>
  screen === path || (items ?? []).some((item) => isAt(item, path));

/** The menu in one row under the top bar. What does not fit is in its last item. */
export function HorizontalMenu() {
  const groups = useMenu();
  const { menuType, menuColour } = useSession()?.profile ?? {};
  const row = useRef<HTMLDivElement>(null);
  const entries = entriesOf(groups, menuType !== 'Ungrouped');
  const fitting = useFitting(row, entries.map(({ title }) => title).join('\n'));
  const more: Item = { title: t('app.more'), rule: 'signedIn', icon: MoreHorizIcon, items: entries.slice(fitting) };
  return (
    <Box
      component="nav"
      aria-label={t('app.mainMenu')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 2, sm: 3 },
        minHeight: 44,
        flexShrink: 0,
        borderBottom: 1,
        borderColor: 'divider',
        ...(menuColour === 'Light'
          ? { backgroundColor: 'background.paper' }
          : { backgroundColor: menuShades.ground, color: menuShades.text }),
      }}
    >
      <Link to="/" aria-label={t('app.toDashboard')} style={{ color: 'inherit', textDecoration: 'none' }}>
        <Logo />
      </Link>
      <Box ref={row} sx={{ flex: 1, minWidth: 0, display: 'flex', gap: 0.5, overflow: 'hidden', py: 0.5 }}>
        {entries.slice(0, fitting).map((item) => (
          <Entry key={item.title} item={item} />
        ))}
        {fitting < entries.length && <Entry item={more} />}
      </Box>
    </Box>
  );
}

/** An item of the row: a link, or a button that opens a menu of its pages. */
function Entry({ item }: { readonly item: Item }) {
  const { title, icon: Icon, screen, items } = item;
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const here = isAt(item, pathname);
  const look = {
    color: 'inherit' as const,
    startIcon: Icon && <Icon fontSize="small" />,
    sx: {
      flexShrink: 0,
      '&:hover': { backgroundColor: menuShades.hover },
      '&:focus-visible': { outlineOffset: -2 },
      ...(here && { backgroundColor: menuShades.current }),
    },
  };
  if (!items)
    return (
      <Button {...look} component={Link} to={screen!} aria-current={here ? 'page' : undefined}>
        {title}
      </Button>
    );
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        {...look}
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { maxHeight: 'calc(100dvh - 140px)' } } }}
      >
        {items.flatMap((one) => menuLines(one, pathname, close))}
      </Menu>
    </>
  );
}
