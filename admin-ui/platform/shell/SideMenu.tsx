import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { menu } from '../../generated/menu.gen.tsx';
import type { MenuGroup, MenuItem as Item } from '../model/screen.ts';
import { allows } from '../session/rules.ts';
import { useSession } from '../session/session.ts';
import { shell } from '../theme/theme.ts';
import { Logo } from './Logo.tsx';

/** The groups and items a person may see; those left empty are away. */
function useMenu(): MenuGroup[] {
  const session = useSession();
  const visible = (item: Item): Item[] => {
    if (!allows(session, item.rule)) return [];
    if (!item.items) return item.screen ? [item] : [];
    const items = item.items.flatMap(visible);
    return items.length ? [{ ...item, items }] : [];
  };
  return menu
    .filter((group) => allows(session, group.rule))
    .map((group) => ({ ...group, items: group.items.flatMap(visible) }))
    .filter((group) => group.items.length);
}

interface Props {
  readonly overlay: boolean;
  readonly slim: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu: 240 px, slim with icons alone, or over the page. Dark or light, in groups or without. */
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
          'aria-label': 'Main menu',
          sx: {
            width: small ? shell.slim : shell.menu,
            overflowX: 'hidden',
            ...(dark ? { backgroundColor: '#16202e', color: '#dbe3ee', borderRight: 0 } : {}),
          },
        } as object,
      }}
    >
      <Box sx={{ height: shell.top, display: 'flex', alignItems: 'center', px: small ? 2.5 : 2, flexShrink: 0 }}>
        <Link to="/" aria-label="Branchline, dashboard" style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo mark={small} />
        </Link>
      </Box>
      {groups.map((group) => (
        <Box key={group.title} sx={{ pb: 1 }}>
          {grouped && !small && group.title !== 'Main' && (
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
              <Entry key={item.title} item={item} slim={small} onGo={onClose} />
            ))}
          </List>
        </Box>
      ))}
    </Drawer>
  );
}

const rowStyle = {
  minHeight: 36,
  py: 0.25,
  mx: 1,
  px: 1,
  borderRadius: 1,
  color: 'inherit',
  '& .MuiListItemIcon-root': { color: 'inherit', opacity: 0.85 },
  '&:hover': { backgroundColor: 'rgb(128 144 168 / 0.16)' },
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'rgb(128 144 168 / 0.28)' },
  '& .MuiListItemText-primary': { fontSize: 14 },
} as const;

function Entry({ item, slim, onGo }: { readonly item: Item; readonly slim: boolean; readonly onGo: () => void }) {
  const { pathname } = useLocation();
  const within = item.items?.some((child) => child.screen === pathname) ?? false;
  const [open, setOpen] = useState(within);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current =
    item.screen === '/' ? pathname === '/' : pathname === item.screen || pathname.startsWith(`${item.screen}/`);
  const Icon = item.icon;
  const icon = Icon && (
    <ListItemIcon sx={{ minWidth: slim ? 0 : 32 }}>
      <Icon fontSize="small" />
    </ListItemIcon>
  );
  if (!item.items)
    return (
      <li>
        <Tooltip title={slim ? item.title : ''} placement="right">
          <ListItemButton
            component={Link}
            to={item.screen!}
            selected={current}
            aria-current={current ? 'page' : undefined}
            aria-label={slim ? item.title : undefined}
            onClick={onGo}
            sx={{ ...rowStyle, justifyContent: slim ? 'center' : 'flex-start' }}
          >
            {icon}
            {!slim && <ListItemText primary={item.title} />}
          </ListItemButton>
        </Tooltip>
      </li>
    );
  const children = item.items.map((child) => ({ ...child, current: child.screen === pathname }));
  if (slim)
    return (
      <li>
        <Tooltip title={item.title} placement="right">
          <ListItemButton
            aria-label={item.title}
            aria-haspopup="menu"
            selected={within}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ ...rowStyle, justifyContent: 'center' }}
          >
            {icon}
          </ListItemButton>
        </Tooltip>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {children.map((child) => (
            <MenuItem
              key={child.title}
              component={Link}
              to={child.screen!}
              selected={child.current}
              onClick={() => setAnchor(null)}
            >
              {child.title}
            </MenuItem>
          ))}
        </Menu>
      </li>
    );
  return (
    <li>
      <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)} sx={rowStyle}>
        {icon}
        <ListItemText primary={item.title} />
        <ExpandMoreIcon
          fontSize="small"
          sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
        />
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List disablePadding>
          {children.map((child) => (
            <li key={child.title}>
              <ListItemButton
                component={Link}
                to={child.screen!}
                selected={child.current}
                aria-current={child.current ? 'page' : undefined}
                onClick={onGo}
                sx={{ ...rowStyle, minHeight: 32, pl: 5 }}
              >
                <ListItemText primary={child.title} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </Collapse>
    </li>
  );
}

/** The same items in a row under the top bar. */
export function HorizontalMenu() {
  const groups = useMenu();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ readonly anchor: HTMLElement; readonly item: Item } | null>(null);
  return (
    <Box
      component="nav"
      aria-label="Main menu"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        px: 2,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {groups
        .flatMap((group) => group.items)
        .map((item) =>
          item.items ? (
            <Button
              key={item.title}
              color="inherit"
              endIcon={<ExpandMoreIcon />}
              aria-haspopup="menu"
              onClick={(event) => setOpen({ anchor: event.currentTarget, item })}
            >
              {item.title}
            </Button>
          ) : (
            <Button
              key={item.title}
              component={Link}
              to={item.screen!}
              color={pathname === item.screen ? 'primary' : 'inherit'}
            >
              {item.title}
            </Button>
          ),
        )}
      <Menu anchorEl={open?.anchor ?? null} open={open !== null} onClose={() => setOpen(null)}>
        {open?.item.items?.map((child) => (
          <MenuItem
            key={child.title}
            component={Link}
            to={child.screen!}
            selected={child.screen === pathname}
            onClick={() => setOpen(null)}
          >
            {child.title}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
