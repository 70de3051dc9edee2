import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { MenuItem as Item } from '../../core/model/screen.ts';

/** Lines of a menu: a page is a line; an item with items of its own is a heading with their lines. */
export function menuLines(item: Item, path: string, onGo: () => void): ReactElement[] {
  if (item.items)
    return [
      <Heading key={item.title} title={item.title} disabled />,
      ...item.items.flatMap((one) => menuLines(one, path, onGo)),
    ];
  return [
    <MenuItem key={item.screen} component={Link} to={item.screen!} selected={item.screen === path} onClick={onGo}>
      {item.title}
    </MenuItem>,
  ];
}

/** A heading is marked as disabled, because a menu focuses its first child that is not. */
const Heading = ({ title }: { readonly title: string; readonly disabled: true }) => (
  <Typography
    component="li"
    role="presentation"
    sx={{ px: 2, lineHeight: '32px', fontWeight: 'fontWeightMedium', color: 'text.secondary' }}
  >
    {title}
  </Typography>
);
