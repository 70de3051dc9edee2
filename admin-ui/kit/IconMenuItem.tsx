import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { ComponentType, ElementType } from 'react';

interface Props extends MenuItemProps {
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  /** Whether it deletes something. */
  readonly destroys?: boolean;
  readonly component?: ElementType;
  /** Address, if `component` is a link. */
  readonly to?: string;
}

/** An entry of a menu, with an icon. The menu gives it further props, which keyboard control needs. */
export const IconMenuItem = ({ icon: Icon, destroys = false, children, ...props }: Props) => (
  <MenuItem {...props} {...(destroys && { sx: { color: 'error.main' } })}>
    <ListItemIcon {...(destroys && { sx: { color: 'inherit' } })}>
      <Icon fontSize="small" />
    </ListItemIcon>
    {children}
  </MenuItem>
);
