import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  readonly title: string;
  readonly width: number;
  /** What the button says that submits. */
  readonly does?: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Whether closing it would lose something. */
  readonly isChanged: boolean;
  /** The person gives up the changes. */
  readonly onDiscard?: () => void;
  /** What went wrong with the whole form. */
  readonly problem?: string | null;
  /** Stands in the footer, at the other end. */
  readonly renderAside?: (release: () => void) => ReactNode;
  /** @param release ends the guard of the changes: call it once they are saved, before another page opens. */
  readonly onSubmit: (release: () => void) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form in a dialog that is no record's. */
export function PlainDialog({
  title,
  width,
  does = t('kit.save'),
  busy,
  disabled = false,
  isChanged,
  onDiscard,
  problem,
  renderAside,
  onSubmit,
  onClose,
  children,
}: Props) {
  const id = useId();
  const { close, release } = useUnsaved({ isChanged, isBusy: busy, onClose, ...(onDiscard && { onDiscard }) });
  return (
    <DialogFrame
      open
      title={title}
      width={width}
      onClose={() => void close()}
      actions={
        <>
          {renderAside?.(release)}
          <Button variant="outlined" color="inherit" onClick={() => void close()}>
            {t('kit.cancel')}
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
          onSubmit(release);
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
