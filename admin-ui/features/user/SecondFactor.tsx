import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { secondFactorQuery } from '../../app/session/second-factor-query.ts';
import { account } from '../../app/shell/openers.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Panel } from './Panel.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** Whether a user signs in with a second factor. They change it themselves; a user manager can reset it. */
export function SecondFactor({ user }: { readonly user: User }) {
  const session = useSession();
  const { data, error, refetch } = useQuery(secondFactorQuery(user.id));
  if (error) return <LoadFailed text={t('user.secondFactor.failed')} onRetry={() => void refetch()} />;
  if (data === null) return null;
  const mayChange = allowsChange(session, 'signedIn');
  const isOwn = user.id === session?.profile.id;
  return (
    <Panel title={t('user.secondFactor.title')}>
      {!data && <Loading height={48} />}
      {data && (
        <>
          <Box>
            {data.id ? (
              <StatusBadge text={t('user.secondFactor.on')} severity="success" />
            ) : (
              <StatusBadge
                text={t(data.isRequired ? 'user.secondFactor.missing' : 'user.secondFactor.off')}
                severity={data.isRequired ? 'warning' : 'secondary'}
              />
            )}
          </Box>
          {data.since && (
            <Typography>
              {t('user.secondFactor.since', { at: data.since })}{' '}
              {t('user.secondFactor.codesLeft', { smart_count: data.recoveryCodes })}
            </Typography>
          )}
          {data.isRequired && <Typography>{t('user.secondFactor.required')}</Typography>}
          {mayChange && isOwn && (
            <Box>
              <Button variant="outlined" color="inherit" onClick={account.secondFactor.open}>
                {t('user.secondFactor.change')}
              </Button>
            </Box>
          )}
          {mayChange && !isOwn && data.id && <ResetButton user={user} />}
        </>
      )}
    </Panel>
  );
}

function ResetButton({ user }: { readonly user: User }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const name = user.fullName ?? '';

  async function reset() {
    const confirmed = await confirm({
      title: t('user.secondFactor.resetTitle', { name }),
      text: t('user.secondFactor.resetText', { name }),
      yes: t('user.secondFactor.reset'),
      no: t('kit.cancel'),
      destroys: true,
    });
    if (!confirmed) return;
    setBusy(true);
    try {
      await call(`secondFactor/${user.id}`, { method: 'DELETE' });
      notify(t('user.secondFactor.done', { name }), { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['user'] });
    setBusy(false);
  }

  return (
    <Box>
      <Button variant="outlined" color="inherit" loading={busy} onClick={() => void reset()}>
        {t('user.secondFactor.reset')}
      </Button>
    </Box>
  );
}
