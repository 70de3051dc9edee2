import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Panel } from './Panel.tsx';

/** Times as `21/11/2026 09:30`. */
interface State {
  readonly invitedAt: string;
  readonly acceptedAt: string | null;
  readonly validUntil: string | null;
}

interface Answer {
  readonly invitation: State | null;
  /** Whether the person signed up and waits for an administrator. */
  readonly selfRegistered: boolean;
}

/** Whether an invited user has chosen a password. The invitation can be sent again until then. */
export function Invitation({ user }: { readonly user: User }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  // Another status may have sent or ended an invitation.
  const queryKey = ['user', 'invitation', user.id, user.status];
  const { data, error, refetch } = useQuery({
    queryKey,
    retry: false,
    queryFn: async () => (await call<Answer>(`invitation/${user.id}`)).json,
  });

  async function sendAgain() {
    setBusy(true);
    try {
      await call(`sendInvitation/${user.id}`, { method: 'POST' });
      notify(t('user.invitation.sentAgain', { email: user.email ?? '' }), { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey });
    setBusy(false);
  }

  if (error) return <LoadFailed text={t('user.invitation.failed')} onRetry={() => void refetch()} />;
  if (data?.selfRegistered)
    return (
      <Panel title={t('user.invitation.title')}>
        <Box>
          <StatusBadge text={t('user.invitation.selfRegistered')} severity="warning" />
        </Box>
        <Typography>{t('user.invitation.unproven')}</Typography>
      </Panel>
    );
  if (!data?.invitation) return null;
  const { invitedAt, acceptedAt, validUntil } = data.invitation;
  return (
    <Panel title={t('user.invitation.title')}>
      <Box>
        {acceptedAt ? (
          <StatusBadge text={t('user.invitation.accepted')} severity="success" />
        ) : (
          <StatusBadge
            text={t(validUntil ? 'user.invitation.waiting' : 'user.invitation.expired')}
            severity={validUntil ? 'info' : 'warning'}
          />
        )}
      </Box>
      <Typography>
        {t('user.invitation.sent', { at: invitedAt })}{' '}
        {acceptedAt
          ? t('user.invitation.acceptedAt', { at: acceptedAt })
          : validUntil
            ? t('user.invitation.until', { at: validUntil })
            : t('user.invitation.none')}
      </Typography>
      {!acceptedAt && user.status === 'ACTIVE' && (
        <Box>
          <Button variant="outlined" color="inherit" loading={busy} onClick={() => void sendAgain()}>
            {t('user.invitation.again')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
