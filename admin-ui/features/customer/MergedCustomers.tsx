import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { counted, useMerges, type MergeEntry } from './merges.ts';

/** Customers merged into this one in the last 30 days; each merge can be undone. */
export function MergedCustomers({ record: { customerId } }: SlotProps<Customer>) {
  const session = useSession();
  const { undo } = useMerges();
  const { data = [] } = useQuery({
    queryKey: ['customer', 'merges', customerId],
    enabled: allows(session, { permission: 'AssignCustomer' }),
    retry: false,
    queryFn: async () => (await call<MergeEntry[]>(`customerMerges/${customerId}`)).json,
  });
  if (!data.length) return null;

  async function undoIfConfirmed(entry: MergeEntry) {
    const confirmed = await confirm({
      title: t('customer.merged.undoTitle'),
      text: t(entry.moves ? 'customer.merged.undoTextWithRecords' : 'customer.merged.undoText', {
        name: entry.goneName,
      }),
      yes: t('customer.merged.undoMerge'),
      no: t('kit.cancel'),
    });
    if (confirmed) await undo(entry);
  }

  return (
    <Paper variant="section" component="section" aria-labelledby="merged-customers">
      <Typography variant="h3" component="h2" id="merged-customers" sx={{ mb: 1.5 }}>
        {t('customer.merged.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id}>
            <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{entry.goneName}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[entry.at, entry.user, entry.moves > 0 && t('customer.merged.moved', counted(entry.moves))]
                .filter(Boolean)
                .join(', ')}
            </Typography>
            {entry.undone ? (
              <Typography variant="caption">{t('customer.merged.undone')}</Typography>
            ) : session?.view ? null : (
              <Button
                color="inherit"
                variant="outlined"
                aria-label={t('customer.merged.undoOf', { name: entry.goneName })}
                onClick={() => void undoIfConfirmed(entry)}
                sx={{ mt: 0.5 }}
              >
                {t('kit.undo')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
