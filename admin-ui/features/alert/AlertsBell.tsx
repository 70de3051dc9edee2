import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { useActiveAlerts, useAlertUpdate, useLiveAlerts, useUnread } from './alerts.ts';
import { LinkedRecord } from './LinkedRecord.tsx';
import { later } from '../../kit/later.tsx';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';

const AlertsList = later(() => import('./AlertsList.tsx').then((module) => module.AlertsList));
const AlertsDialog = later(() => import('./AlertsDialog.tsx').then((module) => module.AlertsDialog));

/** Shows the number of unread alerts and opens their list. */
export function AlertsBell() {
  useLiveAlerts();
  const unread = useUnread();
  const active = useActiveAlerts();
  const update = useAlertUpdate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [all, setAll] = useState(false);
  const [linked, setLinked] = useState<Alert | null>(null);
  return (
    <>
      <IconButton
        aria-label={unread ? t('alert.unreadCount', { count: unread }) : t('alert.title')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge key={unread ? 'some' : 'none'} badgeContent={unread || null} max={99} color="primary">
          <NotificationsOutlinedIcon fontSize="small" />
        </Badge>
      </IconButton>
      <PopoverDialog anchor={anchor} label={t('alert.title')} align="right" width={400} onClose={() => setAnchor(null)}>
        <Suspense>
          <AlertsList
            query={active}
            onOpen={(alert) => {
              setAnchor(null);
              setLinked(alert);
              void update(alert, { alertSeen: !alert.alertSeen });
            }}
            onAll={() => {
              setAnchor(null);
              setAll(true);
            }}
          />
        </Suspense>
      </PopoverDialog>
      {all && (
        <Suspense>
          <AlertsDialog onOpen={setLinked} onClose={() => setAll(false)} />
        </Suspense>
      )}
      {linked && <LinkedRecord alert={linked} onClose={() => setLinked(null)} />}
    </>
  );
}
