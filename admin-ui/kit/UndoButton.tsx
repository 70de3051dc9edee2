import Button from '@mui/material/Button';
import { useCloseNotification } from 'react-admin';

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
      Undo
    </Button>
  );
}
