import Button from '@mui/material/Button';
import { useCloseNotification } from 'react-admin';
import { t } from '../core/i18n/t.ts';

/** Undoes the action that a toast reports. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {t('kit.undo')}
    </Button>
  );
}
