import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BulkChange as Answer } from '../../../schemas/generated/bulk-change.gen.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { BulkActions } from '../../crud/bulk/BulkActions.tsx';
import { BulkOutcome } from '../../crud/bulk/BulkOutcome.tsx';
import { act, type BulkChange } from '../../crud/bulk/calls.ts';
import { t } from '../../core/i18n/t.ts';
import { useBulkChange } from '../../crud/bulk/use-bulk-change.ts';

/** A change of many records, which goes on when its dialog is closed. */
export default function BulkChangeTab({ record }: SlotProps<Answer>) {
  return <Followed key={record.id} known={record as BulkChange} />;
}

function Followed({ known }: { readonly known: BulkChange }) {
  const followed = useBulkChange(known);
  const { change, send, isSending } = followed;
  const isWaiting = !change.running && (change.status === 'Checking' || change.status === 'Checked');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <BulkOutcome change={change} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {isWaiting && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isSending}
            onClick={() => void send(() => act(change.id, 'discard'))}
          >
            {t('kit.discard')}
          </Button>
        )}
        <BulkActions {...followed} />
      </Box>
    </Box>
  );
}
