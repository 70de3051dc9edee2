import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { alert as resource } from '../../generated/alert.gen.tsx';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { stacked } from '../../kit/tables/stacked.ts';
import { AlertMenu, type MenuPlace } from './AlertMenu.tsx';
import { AlertRow } from './AlertRow.tsx';
import { useAlertSwitches } from './use-alert-switches.ts';

interface Props {
  readonly rows: readonly Alert[];
  readonly onOpen: (alert: Alert) => void;
}

const { alertDesc, user, source, dateCreated, alertSeen, archived } = resource.fields;

/** The table of alerts (ALR-012). */
export function AlertRows({ rows, onOpen }: Props) {
  const switches = useAlertSwitches();
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('alert.title')} sx={stacked}>
        <TableHead>
          <TableRow>
            {[alertDesc, user, source, dateCreated].map((field) => (
              <TableCell key={field!.title}>{field!.title}</TableCell>
            ))}
            {[alertSeen, archived].map((field) => (
              <TableCell key={field!.title} align="center">
                {field!.title}
              </TableCell>
            ))}
            <TableCell sx={{ width: 44 }}>
              <Box component="span" sx={unseen}>
                {t('crud.table.actions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((alert) => (
            <AlertRow key={alert.id} alert={alert} switches={switches} onOpen={onOpen} onMenu={setMenu} />
          ))}
        </TableBody>
      </Table>
      <AlertMenu place={menu} switches={switches} onOpen={onOpen} onClose={() => setMenu(null)} />
    </Box>
  );
}
