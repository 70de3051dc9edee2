import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { alert as resource } from '../../generated/alert.gen.tsx';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { MenuPlace } from './AlertMenu.tsx';
import { whenOf } from './alerts.ts';
import type { AlertSwitches } from './use-alert-switches.ts';

interface Props {
  readonly alert: Alert;
  readonly switches: AlertSwitches;
  readonly onOpen: (alert: Alert) => void;
  readonly onMenu: (place: MenuPlace) => void;
}

const titleOf = (name: keyof Alert) => resource.fields[name]!.title;

/** One alert with its switches. A right click or the last button opens its menu. */
export function AlertRow({ alert, switches, onOpen, onMenu }: Props) {
  const text = alert.alertDesc ?? '';
  const { date, time } = whenOf(alert);
  return (
    <TableRow
      hover
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ alert, left: event.clientX, top: event.clientY });
      }}
    >
      <TableCell data-title={titleOf('alertDesc')} sx={{ minWidth: 220, overflowWrap: 'anywhere' }}>
        <Link
          component="button"
          type="button"
          onClick={() => onOpen(alert)}
          sx={{ textAlign: 'left', fontWeight: alert.alertSeen ? 400 : 600 }}
        >
          {text}
        </Link>
      </TableCell>
      <TableCell data-title={titleOf('user')}>{alert.user?.fullName}</TableCell>
      <TableCell data-title={titleOf('source')}>{alert.source}</TableCell>
      <TableCell data-title={titleOf('dateCreated')} sx={{ whiteSpace: 'nowrap' }}>
        {date} {time}
      </TableCell>
      <TableCell data-title={titleOf('alertSeen')} align="center">
        <Switch
          size="small"
          checked={switches.isRead(alert)}
          onChange={() => switches.toggleRead(alert)}
          slotProps={{ input: { 'aria-label': t('alert.table.readSwitch', { alert: text }) } }}
        />
      </TableCell>
      <TableCell data-title={titleOf('archived')} align="center">
        <Switch
          size="small"
          checked={switches.isArchived(alert)}
          onChange={() => switches.toggleArchived(alert)}
          slotProps={{ input: { 'aria-label': t('alert.table.archivedSwitch', { alert: text }) } }}
        />
      </TableCell>
      <TableCell data-title={t('crud.table.actions')} align="right" padding="none">
        <IconButton
          data-hint={t('crud.table.actions')}
          aria-label={t('alert.table.actionsFor', { alert: text })}
          aria-haspopup="menu"
          onClick={(event) => {
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            onMenu({ alert, left, top: bottom });
          }}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
