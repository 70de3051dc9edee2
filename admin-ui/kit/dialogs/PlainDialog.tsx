import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  readonly title: string;
  readonly width: number;
  /** Label of the submit button. */
  readonly does?: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Whether closing it would lose changes. */
  readonly isChanged: boolean;
  /** Called when the user discards the changes. */
  readonly onDiscard?: () => void;
  /** Error message for the whole form. */
  readonly problem?: string | null;
  /** Renders content at the other end of the footer. */
  readonly renderAside?: (release: () => void) => ReactNode;
  /** @param release stops guarding the changes; call it once they are saved, before another page opens */
  readonly onSubmit: (release: () => void) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form in a dialog, not tied to a record. */
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
