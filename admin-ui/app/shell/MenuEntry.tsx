import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuItem as Item } from '../../core/model/screen.ts';
import { menuShades } from '../../core/theme/grounds.ts';

const rowStyle = {
  minHeight: 36,
  py: 0.25,
  mx: 1,
  px: 1,
  borderRadius: 1,
  scrollMarginBlock: 16,
  color: 'inherit',
  '& .MuiListItemIcon-root': { color: 'inherit', opacity: 0.85 },
  '&:hover': { backgroundColor: menuShades.hover },
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: menuShades.current },
  '& .MuiListItemText-primary': { fontSize: 'sizes.base' },
} as const;

interface Props {
  readonly item: Item;
  readonly slim: boolean;
  readonly onGo: () => void;
}

interface GroupProps extends Props {
  readonly children: readonly (Item & { readonly current: boolean })[];
}

/** An item of the side menu. If it has items of its own, they open below it, or beside it in the slim menu. */
export const MenuEntry = memo(function MenuEntry(props: Props) {
  const { pathname } = useLocation();
  const { item, slim } = props;
  if (!item.items) return <PageEntry {...props} />;
  const children = item.items.map((child) => ({ ...child, current: child.screen === pathname }));
  return slim ? <SlimGroup {...props}>{children}</SlimGroup> : <OpenGroup {...props}>{children}</OpenGroup>;
});

function EntryIcon({ item: { icon: Icon }, slim }: Pick<Props, 'item' | 'slim'>) {
  return (
    Icon && (
      <ListItemIcon sx={{ minWidth: slim ? 0 : 32 }}>
        <Icon fontSize="small" />
      </ListItemIcon>
    )
  );
}

function PageEntry({ item, slim, onGo }: Props) {
  const { pathname } = useLocation();
  const current =
    item.screen === '/' ? pathname === '/' : pathname === item.screen || pathname.startsWith(`${item.screen}/`);
  return (
    <PageLink
      to={item.screen!}
      current={current}
      onGo={onGo}
      sx={{ justifyContent: slim ? 'center' : 'flex-start' }}
      {...(slim && { label: item.title })}
    >
      <EntryIcon item={item} slim={slim} />
      {!slim && <ListItemText primary={item.title} />}
    </PageLink>
  );
}

interface LinkProps {
  readonly to: string;
  readonly current: boolean;
  /** Its name, where it is only an icon. */
  readonly label?: string;
  readonly onGo: () => void;
  readonly sx: object;
  readonly children: ReactNode;
}

const PageLink = ({ to, current, label, onGo, sx, children }: LinkProps) => (
  <li>
    <ListItemButton
      component={Link}
      to={to}
      selected={current}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      data-hint={label}
      data-hint-side="right"
      onClick={onGo}
      sx={{ ...rowStyle, ...sx }}
    >
      {children}
    </ListItemButton>
  </li>
);

/** An item of the slim menu: an icon whose items open in a menu beside it. */
function SlimGroup({ item, slim, children }: GroupProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <li>
      <ListItemButton
        data-hint={item.title}
        data-hint-side="right"
        aria-label={item.title}
        aria-haspopup="menu"
        selected={children.some(({ current }) => current)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ...rowStyle, justifyContent: 'center' }}
      >
        <EntryIcon item={item} slim={slim} />
      </ListItemButton>
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
}

function OpenGroup({ item, slim, onGo, children }: GroupProps) {
  const [open, setOpen] = useState(children.some(({ current }) => current));
  return (
    <li>
      <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)} sx={rowStyle}>
        <EntryIcon item={item} slim={slim} />
        <ListItemText primary={item.title} />
        <ExpandMoreIcon
          fontSize="small"
          sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
        />
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List disablePadding>
          {children.map((child) => (
            <PageLink
              key={child.title}
              to={child.screen!}
              current={child.current}
              onGo={onGo}
              sx={{ minHeight: 32, pl: 5 }}
            >
              <ListItemText primary={child.title} />
            </PageLink>
          ))}
        </List>
      </Collapse>
    </li>
  );
}
