import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { Alert } from '../../generated/alert/types.gen.ts';
import { stacked } from '../../crud/list/stacked.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { useAlertUpdate, whenOf, type AlertChange } from './alerts.ts';

interface Place {
  readonly alert: Alert;
  readonly left: number;
  readonly top: number;
}

/** The table of alerts, with actions for each (ALR-012, ALR-013). */
export function AlertRows({
  rows,
  onOpen,
}: {
  readonly rows: readonly Alert[];
  readonly onOpen: (alert: Alert) => void;
}) {
  const update = useAlertUpdate();
  const [menu, setMenu] = useState<Place | null>(null);
  // A switch turns at once; the lists follow a moment later.
  const [changing, setChanging] = useState<Readonly<Record<number, AlertChange>>>({});
  const does = (action: (alert: Alert) => unknown) => () => {
    setMenu(null);
    if (menu) void action(menu.alert);
  };
  const change = async (alert: Alert, to: AlertChange) => {
    setChanging((now) => ({ ...now, [alert.id]: to }));
    await update(alert, to);
    setChanging((now) => ({ ...now, [alert.id]: {} }));
  };
  const toggle = {
    seen: (alert: Alert) => change(alert, { alertSeen: !alert.alertSeen }),
    archived: (alert: Alert) => change(alert, { archived: !alert.archived }),
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label="Alerts" sx={stacked}>
        <TableHead>
          <TableRow>
            <TableCell>Alert Desc</TableCell>
            <TableCell>User</TableCell>
            <TableCell>Source</TableCell>
            <TableCell>Date Added</TableCell>
            <TableCell align="center">Read</TableCell>
            <TableCell align="center">Archived</TableCell>
            <TableCell sx={{ width: 44 }}>
              <Box component="span" sx={unseen}>
                Actions
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((alert) => (
            <TableRow
              key={alert.id}
              hover
              onContextMenu={(event) => {
                event.preventDefault();
                setMenu({ alert, left: event.clientX, top: event.clientY });
              }}
            >
              <TableCell data-title="Alert Desc" sx={{ minWidth: 220, overflowWrap: 'anywhere' }}>
                <Link
                  component="button"
                  type="button"
                  onClick={() => onOpen(alert)}
                  sx={{ textAlign: 'left', fontWeight: alert.alertSeen ? 400 : 600 }}
                >
                  {alert.alertDesc}
                </Link>
              </TableCell>
              <TableCell data-title="User">{alert.user?.fullName}</TableCell>
              <TableCell data-title="Source">{alert.source}</TableCell>
              <TableCell data-title="Date Added" sx={{ whiteSpace: 'nowrap' }}>
                {whenOf(alert).date} {whenOf(alert).time}
              </TableCell>
              <TableCell data-title="Read" align="center">
                <Switch
                  size="small"
                  checked={changing[alert.id]?.alertSeen ?? alert.alertSeen}
                  onChange={() => void toggle.seen(alert)}
                  slotProps={{ input: { 'aria-label': `Read: ${alert.alertDesc}` } }}
                />
              </TableCell>
              <TableCell data-title="Archived" align="center">
                <Switch
                  size="small"
                  checked={changing[alert.id]?.archived ?? alert.archived}
                  onChange={() => void toggle.archived(alert)}
                  slotProps={{ input: { 'aria-label': `Archived: ${alert.alertDesc}` } }}
                />
              </TableCell>
              <TableCell data-title="Actions" align="right" padding="none">
                <IconButton
                  aria-label={`Actions for ${alert.alertDesc}`}
                  aria-haspopup="menu"
                  onClick={(event) => {
                    const { left, bottom } = event.currentTarget.getBoundingClientRect();
                    setMenu({ alert, left, top: bottom });
                  }}
                >
                  <MoreHorizIcon fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ? { left: menu.left, top: menu.top } : undefined}
      >
        <MenuItem onClick={does(onOpen)}>Open Linked Record</MenuItem>
        <MenuItem onClick={does(toggle.archived)}>Toggle Archived</MenuItem>
        <MenuItem onClick={does(toggle.seen)}>Toggle Read</MenuItem>
      </Menu>
    </Box>
  );
}
