import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { confirm, inform } from '../../../kit/dialogs/confirm.tsx';
import { undoPosting, undoPreview, type Posting } from './calls.ts';
import { counted } from './posting.ts';
import { useRefresh } from './use-refresh.ts';
import { t } from './texts.ts';

interface Props {
  readonly posting: Pick<Posting, 'id' | 'fileName' | 'status'>;
  readonly look?: 'button' | 'icon';
}

/** Undoes a posting, after saying how many figures that changes. If it is refused, the reason is shown. */
export function UndoPosting({ posting: { id, fileName, status }, look = 'button' }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (status === 'Undone') return null;

  async function undo() {
    setBusy(true);
    try {
      const { restored, deleted } = await undoPreview(id);
      const text = [
        restored && t('posting.undo.restores', counted(restored)),
        deleted && t('posting.undo.deletes', counted(deleted)),
        !restored && !deleted && t('posting.undo.nothing'),
      ].filter(Boolean);
      const title = t('posting.undo.title', { file: fileName });
      if (await confirm({ title, text: text.join(' '), yes: t('kit.undo'), no: t('kit.cancel'), destroys: true })) {
        await undoPosting(id);
        notify(t('posting.undo.done', { file: fileName }), { type: 'info' });
        await refresh();
      }
    } catch (error) {
      void inform(t('posting.undo.refused'), (error as Error).message);
    }
    setBusy(false);
  }

  if (look === 'icon')
    return (
      <IconButton size="small" aria-label={t('kit.undo')} disabled={busy} onClick={() => void undo()}>
        <UndoIcon fontSize="small" />
      </IconButton>
    );
  return (
    <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void undo()}>
      {t('kit.undo')}
    </Button>
  );
}
