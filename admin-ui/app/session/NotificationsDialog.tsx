import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { NotificationKinds } from './NotificationKinds.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { useNotifications } from './use-notifications.ts';

/** Which news a user gets in the bell, by mail and in the daily digest, and whether activities go to a calendar. */
export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useNotifications(onClose);
  const hasTeam = allows(useSession(), { permission: 'ViewTeam' });
  const { isLoaded, isChanged, problem, busy, isOn, set, submit } = settings;
  return (
    <PlainDialog
      title={t('app.account.notifications')}
      width={560}
      busy={busy}
      isChanged={isChanged}
      disabled={!isLoaded}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isLoaded ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <NotificationKinds settings={settings} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('app.notifications.digestHelp')}
          </Typography>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={isOn('createOutlookActivity')}
                onChange={(_, on) => set('createOutlookActivity', on)}
              />
            }
            label={t('app.notifications.outlook')}
            sx={{ ml: 0, gap: 1 }}
          />
          {hasTeam && (
            <FormControlLabel
              control={
                <Switch size="small" checked={isOn('getTeamEmail')} onChange={(_, on) => set('getTeamEmail', on)} />
              }
              label={t('app.notifications.team')}
              sx={{ ml: 0, gap: 1 }}
            />
          )}
        </Box>
      ) : (
        !problem && <Loading height={320} />
      )}
    </PlainDialog>
  );
}
