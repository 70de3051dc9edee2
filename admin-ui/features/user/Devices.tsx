import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { Panel } from './Panel.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** Where a user is signed in. Times as `21/11/2026 09:30`. */
interface Device {
  readonly id: number;
  /** Browser and system: `Safari on iPhone`. Empty if unknown. */
  readonly device: string;
  readonly address: string;
  readonly signedInAt: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
}

const shortList = 5;

/** Where a user is signed in, the last used first. Each session but the present one can be ended. */
export function Devices({ user }: { readonly user: User }) {
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['user', 'sessions', user.id],
    retry: false,
    queryFn: async () => (await call<Device[]>(`userSessions/${user.id}`)).json,
  });
  if (error) return <LoadFailed text={t('user.devices.failed')} onRetry={() => void refetch()} />;
  return (
    <Panel title={t('user.devices.title')}>
      {!data && <Loading height={48} />}
      {data?.length === 0 && <Typography>{t('user.devices.none')}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
          {(all ? data : data.slice(0, shortList)).map((device) => (
            <DeviceRow key={device.id} user={user} device={device} onEnded={() => void refetch()} />
          ))}
        </Box>
      )}
      {data && data.length > shortList && !all && (
        <Box>
          <Button color="inherit" onClick={() => setAll(true)}>
            {t('user.devices.all', { count: data.length })}
          </Button>
        </Box>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly user: User;
  readonly device: Device;
  readonly onEnded: () => void;
}

function DeviceRow({ user, device: { id, device, address, signedInAt, usedAt, isCurrent }, onEnded }: RowProps) {
  const notify = useNotify();
  const queries = useQueryClient();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const name = device || t('user.devices.unknown');
  const mayEnd = !isCurrent && allowsChange(session, 'signedIn');

  async function end() {
    const confirmed = await confirm({
      title: t('user.devices.endTitle', { name }),
      text: t('user.devices.endText'),
      yes: t('user.devices.end'),
      no: t('kit.cancel'),
    });
    if (!confirmed) return;
    setBusy(true);
    try {
      await call(`userSessions/${user.id}/${id}`, { method: 'DELETE' });
      notify(t('user.devices.ended', { name }), { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    onEnded();
    void queries.invalidateQueries({ queryKey: ['user', 'history', user.id] });
    setBusy(false);
  }

  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {!isCurrent && (
            <>
              {t('user.devices.used', { at: usedAt })}
              <br />
            </>
          )}
          {t('user.devices.since', { at: signedInAt, address })}
        </Typography>
      </Box>
      {isCurrent && <StatusBadge text={t('user.devices.current')} severity="success" />}
      {mayEnd && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={busy}
          aria-label={t('user.devices.endOf', { name })}
          onClick={() => void end()}
          sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        >
          {t('user.devices.end')}
        </Button>
      )}
    </Box>
  );
}
