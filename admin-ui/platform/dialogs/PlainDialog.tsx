import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

interface Props {
  readonly title: string;
  readonly width: number;
  /** What the button says that submits. */
  readonly does?: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** What went wrong with the whole form. */
  readonly problem?: string | null;
  /** Stands in the footer, at the other end. */
  readonly aside?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form in a dialog that is no record's. */
export function PlainDialog({
  title,
  width,
  does = 'Save',
  busy,
  disabled = false,
  problem,
  aside,
  onSubmit,
  onClose,
  children,
}: Props) {
  const id = useId();
  return (
    <DialogFrame
      open
      title={title}
      width={width}
      onClose={onClose}
      actions={
        <>
          {aside}
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" loading={busy} disabled={disabled}>
            {does}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {children}
      </form>
    </DialogFrame>
  );
}
