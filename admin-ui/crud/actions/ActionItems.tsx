import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { RecordAction } from '../../core/model/resource.ts';

interface Props {
  readonly actions: readonly RecordAction[];
  /** The element that opened the menu. */
  readonly from: Element | null;
  /** Called before an action runs. */
  readonly onRun: () => void;
}

/** Actions as items of a menu, each with its key. */
export const ActionItems = ({ actions, from, onRun }: Props) =>
  actions.map(({ title, icon: Icon, shortcut, run }) => (
    <MenuItem
      key={title}
      aria-keyshortcuts={shortcut}
      onClick={() => {
        onRun();
        run(from);
      }}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {title}
      <Typography variant="caption" aria-hidden sx={{ color: 'text.secondary', ml: 'auto', pl: 3 }}>
        {shortcut.toUpperCase()}
      </Typography>
    </MenuItem>
  ));
