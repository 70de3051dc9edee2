import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { allows } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { logDialog } from '../../../crud/actions/log-dialog.ts';
import { Loading } from '../../../kit/Loading.tsx';
import { LoadFailed } from '../../../kit/LoadFailed.tsx';
import { t } from './texts.ts';
import { useCallers, type Caller } from './use-callers.ts';

/**
 * Finds a telephone number (`/call?number=`). If one person has it, their page opens at once, with a line to log the
 * call; if several have it, the user chooses.
 */
export function CallPage() {
  const [query] = useSearchParams();
  const number = (query.get('number') ?? '').replace(/^tel:/i, '').trim();
  const session = useSession();
  const navigate = useNavigate();
  const { callers, error, retry } = useCallers(number);
  const mayLog = allows(session, { permission: 'EditCustomers' });

  function open({ path, about }: Caller, replace = false) {
    void navigate(path, { replace });
    if (mayLog) logDialog.open({ about });
  }

  const only = callers?.length === 1 ? callers[0]! : null;
  const openOnly = useEffectEvent((one: Caller) => open(one, true));
  useEffect(() => {
    if (only) openOnly(only);
  }, [only]);
  return (
    <Box component="section" aria-label={t('caller.title', { number })}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('caller.title', { number })}
      </Typography>
      {error ? (
        <LoadFailed text={t('caller.failed')} onRetry={retry} />
      ) : number === '' ? (
        <Typography>{t('caller.noNumber')}</Typography>
      ) : !callers || only ? (
        <Loading height={160} />
      ) : callers.length ? (
        <>
          <Typography sx={{ mb: 1 }}>{t('caller.several')}</Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {callers.map((caller) => (
              <Box
                key={caller.name + caller.detail}
                component="li"
                sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
              >
                <Link component="button" type="button" underline="hover" onClick={() => open(caller)}>
                  {caller.name}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {caller.detail}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      ) : (
        <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{t('caller.nobody')}</Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('caller.nobodyHelp')}</Typography>
          <Button component={RouterLink} to="/customers" variant="outlined" color="inherit">
            {t('caller.customers')}
          </Button>
        </Paper>
      )}
    </Box>
  );
}
