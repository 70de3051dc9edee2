import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { MenuItem as Item } from '../../core/model/screen.ts';
import { useMenu } from './use-menu.ts';

/** The items of the side menu in a row under the top bar. */
export function HorizontalMenu() {
  const groups = useMenu();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ readonly anchor: HTMLElement; readonly item: Item } | null>(null);
  return (
    <Box
      component="nav"
      aria-label={t('app.mainMenu')}
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
