import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense, useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { usePrefetched } from '../../core/data/lookups.ts';
import type { DialogShape, WireRecord } from '../../core/model/resource.ts';
import type { EntityDialogProps } from './dialog-props.ts';
import { titleOf } from './dialog-title.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** Clears properties of the opened dialog that the dialog in its place may not set. */
const none: Partial<DialogShape> = {
  isUntitled: undefined,
  height: undefined,
  groups: undefined,
  readOnly: undefined,
  createOnly: undefined,
  fold: undefined,
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
  const { of, Form, onClose, onSavedMore } = props;
  const [saved, setSaved] = useState<WireRecord | null>(null);
  /** How many records the dialog has saved so far: each gets a form of its own. */
  const [made, setMade] = useState(0);
  const Saved = of.slots['dialog.saved'];
  if (saved && Saved) return <Saved of={of} record={saved} onClose={() => onClose(saved)} />;
  return (
    <Form
      key={made}
      {...props}
      record={null}
      onSavedMore={
        onSavedMore &&
        ((one) => {
          onSavedMore(one);
          setMade(made + 1);
        })
      }
      onClose={(one) => (one && Saved ? setSaved(one) : onClose(one))}
    />
  );
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
  width,
  height,
  layout,
  fold = [],
  id,
  onClose,
  children,
  ...props
}: EntityDialogProps & { readonly children?: ReactNode }) => (
  <DialogFrame
    open
    {...titleOf(props, id ?? null)}
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
          {rowsOf(layout, id === undefined ? fold : []).map((row) => (
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

const rowsOf = (layout: DialogShape['layout'], without: readonly string[]) =>
  layout.map((row) => row.filter((name) => !without.includes(name))).filter((row) => row.length);
