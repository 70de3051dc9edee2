import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense, useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { usePrefetched } from '../../core/data/lookups.ts';
import type { DialogShape, WireRecord } from '../../core/model/resource.ts';
import type { EntityDialogProps } from './dialog-props.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** Clears properties of the opened dialog that the dialog in its place may not set. */
const none: Partial<DialogShape> = {
  height: undefined,
  groups: undefined,
  readOnly: undefined,
  createOnly: undefined,
  submit: undefined,
  require: undefined,
  star: undefined,
  prefetch: undefined,
};

/** Creates a record, or edits its latest version. */
export function EntityDialog(props: EntityDialogProps) {
  usePrefetched(props.open ? props.prefetch : undefined);
  if (!props.open) return null;
  return (
    <Suspense fallback={<WaitingDialog {...props} />}>
      {props.id === undefined ? <NewDialog {...props} /> : <EditDialog {...props} id={props.id} />}
    </Suspense>
  );
}

/** Creates a record, then shows what the extension offers to do with it. */
function NewDialog(props: EntityDialogProps) {
  const { of, Form, onClose } = props;
  const [saved, setSaved] = useState<WireRecord | null>(null);
  const Saved = of.slots['dialog.saved'];
  if (saved && Saved) return <Saved of={of} record={saved} onClose={() => onClose(saved)} />;
  return <Form {...props} record={null} onClose={(made) => (made && Saved ? setSaved(made) : onClose(made))} />;
}

/** Loads the record before editing it, because the row of the list may be out of date. */
function EditDialog(props: EntityDialogProps & { readonly id: number }) {
  const { of, Form, id } = props;
  const { data, error, refetch } = useGetOne(
    of.name,
    { id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false },
  );
  const [record, setRecord] = useState<WireRecord | null>(null);
  if (data && !error && !record) setRecord(data);
  // Once it is open, nothing that is loaded later changes or closes the form: what was typed would be lost.
  if (record) {
    const instead = of.slots['dialog.instead']?.(record);
    const shape = instead && { ...none, ...of.dialogs[instead] };
    return <Form {...props} {...shape} record={record} />;
  }
  return (
    <WaitingDialog {...props}>
      {error && <LoadFailed text={(error as Error).message} onRetry={() => void refetch()} />}
    </WaitingDialog>
  );
}

/** The dialog before it has a form. Unless there is something else to show, it has placeholders for its fields. */
const WaitingDialog = ({
  title,
  width,
  height,
  layout,
  onClose,
  children,
}: EntityDialogProps & { readonly children?: ReactNode }) => (
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
    {children || (
      <Loading>
        <Stack spacing={2}>
          {layout.map((row) => (
            <Stack key={row.join()} direction="row" spacing={2}>
              {row.map((name) => (
                <Skeleton key={name} variant="rounded" height={54} sx={{ flex: 1 }} />
              ))}
            </Stack>
          ))}
        </Stack>
      </Loading>
    )}
  </DialogFrame>
);
