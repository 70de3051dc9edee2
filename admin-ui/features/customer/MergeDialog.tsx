import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { Sentence } from '../../kit/Sentence.tsx';
import { MergeFields } from './MergeFields.tsx';
import type { Preview } from '../../crud/merge/use-merge.ts';
import { useMerges } from './merges.ts';
import type { Chosen } from './selection.ts';
import { Loading } from '../../kit/Loading.tsx';

interface Props {
  readonly kept: Chosen;
  readonly awaiting: Customer;
  readonly onClose: (done: boolean) => void;
}

type How = 'assign' | 'merge';

/**
 * Compares both customers and lists the records that will move. Assign only moves them; Merge also fills empty fields.
 */
export function MergeDialog({ kept, awaiting, onClose }: Props) {
  const { join } = useMerges();
  const [busy, setBusy] = useState<How | null>(null);
  const path = `mergePreview/${kept.customerId}/${awaiting.customerId}`;
  const { data, error } = useQuery({
    queryKey: ['customer', 'mergePreview', kept.customerId, awaiting.customerId],
    queryFn: async () => (await call<Preview>(path)).json,
    // After the merge, one of the customers is gone.
    enabled: busy === null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const records = recordsText(data?.moves ?? []);
  const filled = data?.fields.filter(({ fills }) => fills) ?? [];

  async function go(how: How) {
    setBusy(how);
    const done = await join(how, kept.customerId, awaiting);
    setBusy(null);
    if (done) onClose(true);
  }

  return (
    <DialogFrame
      open
      title={t('customer.merge.title')}
      width={800}
      onClose={() => !busy && onClose(false)}
      actions={
        <Actions
          busy={busy}
          ready={data !== undefined}
          onCancel={() => onClose(false)}
          onJoin={(how) => void go(how)}
        />
      }
    >
      <Typography sx={{ mb: 1.5 }}>
        <Sentence
          text={kept.custCode ? 'customer.merge.keptWithCode' : 'customer.merge.kept'}
          values={{ code: kept.custCode ?? '' }}
          element={<b>{kept.custName}</b>}
        />{' '}
        <Sentence
          text={records ? 'customer.merge.goneWithRecords' : 'customer.merge.gone'}
          values={{ records }}
          element={<b>{awaiting.custName}</b>}
        />{' '}
        {t('customer.merge.undoable')}
      </Typography>
      <Alert severity="info" sx={{ mb: 2, py: 0 }}>
        {filled.length
          ? t('customer.merge.fills', { fields: filled.map(({ title }) => schemaText(title)).join(', ') })
          : t('customer.merge.fillsNothing')}
      </Alert>
      {error ? (
        <Alert severity="error">{(error as Error).message}</Alert>
      ) : data ? (
        <MergeFields preview={data} kept={kept.custName ?? ''} gone={awaiting.custName ?? ''} />
      ) : (
        <Loading height={320} />
      )}
    </DialogFrame>
  );
}

interface ActionsProps {
  /** What is being done. */
  readonly busy: How | null;
  readonly ready: boolean;
  readonly onCancel: () => void;
  readonly onJoin: (how: How) => void;
}

const Actions = ({ busy, ready, onCancel, onJoin }: ActionsProps) => (
  <>
    <Button variant="outlined" color="inherit" disabled={busy !== null} onClick={onCancel}>
      {t('kit.cancel')}
    </Button>
    <Button
      variant="outlined"
      disabled={!ready || busy === 'merge'}
      loading={busy === 'assign'}
      onClick={() => onJoin('assign')}
    >
      {t('customer.merge.assign')}
    </Button>
    <Button
      variant="contained"
      disabled={!ready || busy === 'assign'}
      loading={busy === 'merge'}
      onClick={() => onJoin('merge')}
    >
      {t('customer.merge.merge')}
    </Button>
  </>
);

/** `Contacts: 3, Notes: 1`; empty if nothing moves. */
const recordsText = (moves: Preview['moves']): string =>
  moves
    .map(({ title, count }) =>
      t('customer.merge.records', { title: schemaText(title), count: count.toLocaleString('en-GB') }),
    )
    .join(', ');
