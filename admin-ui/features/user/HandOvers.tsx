import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { useHandOver, useHandOvers, type HandOverEntry } from './hand-over.ts';
import { Panel } from './Panel.tsx';
import { later } from '../../kit/later.tsx';

const HandOverDialog = later(() => import('./HandOverDialog.tsx').then((module) => module.default));

/**
 * The records that a user is responsible for, which can be handed over, and the hand-overs of the last 30 days, which can
 * be undone.
 */
export function HandOvers({ user }: { readonly user: User }) {
  const { data } = useHandOvers(user.id);
  const [open, setOpen] = useState(false);
  const left = data?.kinds ?? [];
  const salesExec = data?.salesExec;
  const isLeft = left.length > 0 || Boolean(salesExec);
  if (!data || (!isLeft && !data.past.length)) return null;
  return (
    <Panel title={t('user.handOver.title')}>
      {isLeft && (
        <Box>
          <Typography>{t(user.status === 'ACTIVE' ? 'user.handOver.open' : 'user.handOver.stillOpen')}</Typography>
          <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
            {left.map(({ kind, title, count }) => (
              <li key={kind}>
                {t('user.handOver.kind', { title: schemaText(title), count: count.toLocaleString('en-GB') })}
              </li>
            ))}
            {salesExec && (
              <li>
                {t('user.handOver.customers', {
                  name: salesExec.salesExecName,
                  count: salesExec.count.toLocaleString('en-GB'),
                })}
              </li>
            )}
          </Box>
          <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {t('user.handOver.button')}
          </Button>
        </Box>
      )}
      {data.past.map((entry) => (
        <Past key={entry.id} user={user} entry={entry} />
      ))}
      {open && (
        <Suspense>
          <HandOverDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Past({ user, entry }: { readonly user: User; readonly entry: HandOverEntry }) {
  const { undo } = useHandOver(user);
  const { toName: to, moves } = entry;

  async function undoIfConfirmed() {
    const confirmed = await confirm({
      title: t('user.handOver.undoTitle'),
      text: t('user.handOver.undoText', { to }),
      yes: t('user.handOver.undo'),
      no: t('kit.cancel'),
    });
    if (confirmed) await undo(entry.id);
  }

  return (
    <Box>
      <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
        {t('user.handOver.entry', { to, smart_count: moves, count: moves.toLocaleString('en-GB') })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {`${entry.at}, ${entry.user}`}
      </Typography>
      {entry.undone ? (
        <Typography variant="caption">{t('user.handOver.undone')}</Typography>
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          aria-label={t('user.handOver.undoOf', { to })}
          onClick={() => void undoIfConfirmed()}
          sx={{ mt: 0.5 }}
        >
          {t('kit.undo')}
        </Button>
      )}
    </Box>
  );
}
