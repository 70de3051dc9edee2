import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

const labels = {
  getReminderEmail: t('app.notifications.reminders'),
  getNotesEmail: t('app.notifications.notes'),
  createOutlookActivity: t('app.notifications.outlook'),
  getCustApproveEmail: t('app.notifications.approvals'),
};

type Flag = keyof typeof labels;
type Flags = Readonly<Record<Flag, boolean>>;

const source = 'user/getNotifications';

/** Which e-mails a user gets. Only the role named Admin sees the choice for approvals (PER-003). */
export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['user', 'notifications'],
    queryFn: () =>
      failedLoads.watch(
        source,
        call<Flags>(source).then(({ json }) => json),
      ),
    gcTime: 0,
  });
  const [changed, setChanged] = useState<Partial<Flags>>({});
  const [busy, setBusy] = useState(false);
  const isAdmin = allows(session, { roleName: 'Admin' });
  const shown = (Object.keys(labels) as Flag[]).filter((flag) => flag !== 'getCustApproveEmail' || isAdmin);

  async function submit() {
    setBusy(true);
    try {
      const body = { ...data!, ...changed, ...(!isAdmin && { getCustApproveEmail: false }) };
      await call('user/updateNotifications', { method: 'PUT', body });
      await queries.invalidateQueries({ queryKey: ['user'] });
      notify(t('app.notifications.updated'), { type: 'success' });
      onClose();
    } catch {
      notify(t('app.notifications.failed'), { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <PlainDialog
      title={t('app.account.notifications')}
      width={460}
      busy={busy}
      isChanged={Object.entries(changed).some(([flag, on]) => on !== data?.[flag as Flag])}
      disabled={!data}
      problem={error ? error.message : null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {shown.map((flag) =>
          data ? (
            <FormControlLabel
              key={flag}
              control={
                <Switch
                  size="small"
                  checked={changed[flag] ?? data[flag]}
                  onChange={(_, on) => setChanged({ ...changed, [flag]: on })}
                />
              }
              label={labels[flag]}
              sx={{ ml: 0, gap: 1 }}
            />
          ) : (
            !error && <Skeleton key={flag} variant="rounded" height={24} />
          ),
        )}
      </Box>
    </PlainDialog>
  );
}
