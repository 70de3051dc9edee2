import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuItem as Item } from '../../core/model/screen.ts';
import { menuShades } from '../../core/theme/grounds.ts';

const rowStyle = {
  minHeight: 36,
  py: 0.25,
  mx: 1,
  px: 1,
  borderRadius: 1,
  color: 'inherit',
  '& .MuiListItemIcon-root': { color: 'inherit', opacity: 0.85 },
  '&:hover': { backgroundColor: menuShades.hover },
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: menuShades.current },
  '& .MuiListItemText-primary': { fontSize: 14 },
} as const;

/** An item of the side menu; one with items of its own opens them below, or beside where the menu is slim. */
export function MenuEntry({
  item,
  slim,
  onGo,
}: {
  readonly item: Item;
  readonly slim: boolean;
  readonly onGo: () => void;
}) {
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
