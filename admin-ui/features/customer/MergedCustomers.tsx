import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { movedText, useMerges, type MergeEntry } from './merges.ts';

/** Customers that went into this one in the last 30 days, each with a way back. */
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

  async function ask(entry: MergeEntry) {
    const back = entry.moves ? ' The records that moved go back to it.' : '';
    const text = `${entry.goneName} becomes a separate customer again and awaits approval.${back}`;
    if (await confirm({ title: 'Undo this merge?', text, yes: 'Undo merge', no: 'Cancel' })) await undo(entry);
  }

  return (
    <Paper variant="outlined" component="section" aria-labelledby="merged-customers" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" id="merged-customers" sx={{ mb: 1.5 }}>
        Merged into this customer
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id}>
            <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{entry.goneName}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[entry.at, entry.user, movedText(entry.moves)].filter(Boolean).join(', ')}
            </Typography>
            {entry.undone ? (
              <Typography variant="caption">Undone</Typography>
            ) : (
              <Button
                color="inherit"
                variant="outlined"
                aria-label={`Undo the merge of ${entry.goneName}`}
                onClick={() => void ask(entry)}
                sx={{ mt: 0.5 }}
              >
                Undo
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
