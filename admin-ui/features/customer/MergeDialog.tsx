import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { MergeFields } from './MergeFields.tsx';
import { useMerges, type MergePreview } from './merges.ts';
import type { Chosen } from './selection.ts';

interface Props {
  readonly kept: Chosen;
  readonly awaiting: Customer;
  readonly onClose: (done: boolean) => void;
}

/** Both customers field by field, what will move, and the choice: to move only, or to fill what is empty too. */
export function MergeDialog({ kept, awaiting, onClose }: Props) {
  const { join } = useMerges();
  const [busy, setBusy] = useState<'assign' | 'merge' | null>(null);
  const path = `mergePreview/${kept.customerId}/${awaiting.customerId}`;
  const { data, error } = useQuery({
    queryKey: ['customer', 'mergePreview', kept.customerId, awaiting.customerId],
    queryFn: async () => (await call<MergePreview>(path)).json,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const filled = data?.fields.filter(({ fills }) => fills) ?? [];

  async function go(how: 'assign' | 'merge') {
    setBusy(how);
    const done = await join(how, kept.customerId, awaiting);
    setBusy(null);
    if (done) onClose(true);
  }

  return (
    <DialogFrame
      open
      title="Assign or merge"
      width={800}
      onClose={() => !busy && onClose(false)}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={busy !== null} onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button
            variant="outlined"
            disabled={!data || busy === 'merge'}
            loading={busy === 'assign'}
            onClick={() => void go('assign')}
          >
            Assign
          </Button>
          <Button
            variant="contained"
            disabled={!data || busy === 'assign'}
            loading={busy === 'merge'}
            onClick={() => void go('merge')}
          >
            Merge
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 1.5 }}>
        <b>{kept.custName}</b> {kept.custCode && `(${kept.custCode}) `}is kept. <b>{awaiting.custName}</b> awaits
        approval and is removed; its records move to the other{data && movesText(data.moves)}. You can undo this for 30
        days.
      </Typography>
      <Alert severity="info" sx={{ mb: 2, py: 0 }}>
        {filled.length
          ? `Merge also fills in ${filled.map(({ title }) => title).join(', ')} of the customer you're keeping. Assign doesn't.`
          : "The customer you're keeping already has these details. Assign and Merge do the same."}
      </Alert>
      {error ? (
        <Alert severity="error">{(error as Error).message}</Alert>
      ) : data ? (
        <MergeFields preview={data} kept={kept.custName ?? ''} gone={awaiting.custName ?? ''} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </DialogFrame>
  );
}

/** ` (Contacts: 3, Notes: 1)`. */
const movesText = (moves: MergePreview['moves']): string =>
  moves.length ? ` (${moves.map(({ title, count }) => `${title}: ${count.toLocaleString('en-GB')}`).join(', ')})` : '';
