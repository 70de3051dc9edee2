import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { AlertSwitches } from './use-alert-switches.ts';

/** The alert whose menu is open, and where, in pixels of the window. */
export interface MenuPlace {
  readonly alert: Alert;
  readonly left: number;
  readonly top: number;
}

interface Props {
  readonly place: MenuPlace | null;
  readonly switches: AlertSwitches;
  readonly onOpen: (alert: Alert) => void;
  readonly onClose: () => void;
}

/** The actions on an alert (ALR-013). */
export function AlertMenu({ place, switches, onOpen, onClose }: Props) {
  const run = (action: (alert: Alert) => void) => () => {
    onClose();
    if (place) action(place.alert);
  };
  return (
    <Menu
      open={place !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={place ? { left: place.left, top: place.top } : undefined}
    >
      <MenuItem onClick={run(onOpen)}>{t('alert.table.open')}</MenuItem>
      <MenuItem onClick={run(switches.toggleArchived)}>{t('alert.table.toggleArchived')}</MenuItem>
      <MenuItem onClick={run(switches.toggleRead)}>{t('alert.table.toggleRead')}</MenuItem>
    </Menu>
  );
}
