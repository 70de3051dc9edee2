import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { usePrefetched } from '../../core/data/lookups.ts';
import type { DialogShape, WireRecord } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import type { EntityDialogProps } from './dialog-props.ts';
import { loadForm } from './load-form.ts';

const EntityForm = lazy(loadForm);

/** Clears properties of the opened dialog that the dialog in its place may not set. */
const none: Partial<DialogShape> = {
  height: undefined,
  readOnly: undefined,
  createOnly: undefined,
  require: undefined,
  star: undefined,
  prefetch: undefined,
};

/** Creates a record, or edits its latest version. */
export function EntityDialog(props: EntityDialogProps) {
  usePrefetched(props.open ? props.prefetch : undefined);
  if (!props.open) return null;
  return props.id === undefined ? <NewDialog {...props} /> : <EditDialog {...props} id={props.id} />;
}

/** Creates a record, then shows what the extension offers to do with it. */
function NewDialog(props: EntityDialogProps) {
  const { of, onClose } = props;
  const [saved, setSaved] = useState<WireRecord | null>(null);
  const Saved = of.slots['dialog.saved'];
  if (saved && Saved) return <Saved of={of} record={saved} onClose={() => onClose(saved)} />;
  return (
    <Suspense fallback={<LoadingDialog {...props} />}>
      <EntityForm {...props} record={null} onClose={(made) => (made && Saved ? setSaved(made) : onClose(made))} />
    </Suspense>
  );
}

/** Loads the record before editing it, because the row of the list may be out of date. */
function EditDialog(props: EntityDialogProps & { readonly id: number }) {
  const { of, id } = props;
  const { data, error, refetch } = useGetOne(
    of.name,
    { id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false },
  );
  if (error)
    return (
      <WaitingDialog {...props}>
        <LoadFailed text={(error as Error).message} onRetry={() => void refetch()} />
      </WaitingDialog>
    );
  if (!data) return <LoadingDialog {...props} />;
  const instead = of.slots['dialog.instead']?.(data);
  const shape = instead && { ...none, ...of.dialogs[instead] };
  return (
    <Suspense fallback={<LoadingDialog {...props} />}>
      <EntityForm {...props} {...shape} record={data} />
    </Suspense>
  );
}

/** The dialog with placeholders for its fields. */
const LoadingDialog = (props: EntityDialogProps) => (
  <WaitingDialog {...props}>
    <Stack spacing={2} aria-busy aria-label={t('kit.loading')}>
      {props.layout.map((row) => (
        <Stack key={row.join()} direction="row" spacing={2}>
          {row.map((name) => (
            <Skeleton key={name} variant="rounded" height={54} sx={{ flex: 1 }} />
          ))}
        </Stack>
      ))}
    </Stack>
  </WaitingDialog>
);

/** The dialog while it has no form, which can be closed. */
const WaitingDialog = ({
  title,
  width,
  height,
  onClose,
  children,
}: EntityDialogProps & { readonly children: ReactNode }) => (
  <DialogFrame
    open
    title={title}
    width={width}
    {...(height && { height })}
    onClose={() => onClose()}
    actions={
      <Button variant="outlined" color="inherit" onClick={() => onClose()}>
        {t('kit.cancel')}
      </Button>
    }
  >
    {children}
  </DialogFrame>
);
