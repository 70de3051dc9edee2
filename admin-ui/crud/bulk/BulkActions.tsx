import Button from '@mui/material/Button';
import { act } from './calls.ts';
import { canUndo, factsOf } from './BulkOutcome.tsx';
import { t } from './texts.ts';
import type { useBulkChange } from './use-bulk-change.ts';

type Followed = Pick<ReturnType<typeof useBulkChange>, 'change' | 'send' | 'isSending'>;

/** What can be done with a change of many records at its point. */
export function BulkActions({ change, send, isSending }: Followed) {
  const { id, status, running, readyCount } = change;
  const facts = factsOf(change);
  const does = (step: Parameters<typeof act>[1]) => () => void send(() => act(id, step));
  if (running)
    return (
      <Button color="inherit" variant="outlined" disabled={isSending} onClick={does('stop')}>
        {t('bulkChange.stop')}
      </Button>
    );
  return (
    <>
      {canUndo(change) && (
        <Button color="inherit" variant="outlined" disabled={isSending} onClick={does('undo')}>
          {t('kit.undo')}
        </Button>
      )}
      {status === 'Checked' && readyCount > 0 && (
        <Button variant="contained" autoFocus loading={isSending} onClick={does('start')}>
          {t(facts.isCreate ? 'bulkChange.startCreate' : 'bulkChange.start', facts.of(readyCount))}
        </Button>
      )}
      {(status === 'Changing' || status === 'Undoing') && (
        <Button variant="contained" loading={isSending} onClick={does(status === 'Changing' ? 'start' : 'undo')}>
          {t('bulkChange.goOn')}
        </Button>
      )}
    </>
  );
}
