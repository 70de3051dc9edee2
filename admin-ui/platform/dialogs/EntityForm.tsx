import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { StatusBadge } from '../fields/StatusBadge.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { WireRecord } from '../model/resource.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { confirm } from './confirm.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { DialogProvider, type DialogState } from './dialog-context.ts';
import { DuplicateBanner } from './DuplicateBanner.tsx';
import type { EntityDialogProps } from './EntityDialog.tsx';
import { useDerivations } from './use-derivations.ts';
import { useDuplicateCheck } from './use-duplicate-check.tsx';
import { useSave } from './use-save.ts';
import { resolver } from './validate.ts';

/** The form of a dialog: fields in their rows, checks after the first attempt to save, and what a save can meet. */
export function EntityForm(props: EntityDialogProps & { readonly record: WireRecord | null }) {
  const { of, title, width, height, layout, readOnly = [], require = {}, star, record, defaults, onClose } = props;
  const formId = useId().replaceAll(':', '');
  const names = useMemo(() => layout.flat(), [layout]);
  const [initial] = useState(() => record ?? { ...defaultsOf(props), ...defaults });
  const visible = (name: string): boolean => of.validators.when[name]?.visible?.(form.getValues()) ?? true;
  const form = useForm<WireRecord>({
    defaultValues: initial,
    mode: 'onSubmit',
    resolver: (...args) => resolver(of, (name) => names.includes(name) && visible(name), require)(...args),
  });
  const derivations = useDerivations(of, form);
  // What a new record starts with may fill other fields, as if it had been chosen here.
  const begin = useEffectEvent(() => {
    if (!record) for (const [name, value] of Object.entries(defaults ?? {})) void derivations.changed(name, value);
  });
  useEffect(() => begin(), []);
  const duplicates = useDuplicateCheck(of, form, record === null);
  const save = useSave({ of, form, record, names });
  const [closing, setClosing] = useState(false);
  const shown = useWatch({ control: form.control }) as WireRecord;

  const state: DialogState = {
    of,
    formId,
    isReadOnly: (name) =>
      readOnly.includes(name) ||
      (of.fields[name]!.readOnly ?? false) ||
      isLocked(name) ||
      of.validators.when[name]?.editable?.(form.getValues()) === false,
    isRequired: (name) => name in require || of.fields[name]!.required !== undefined,
    hasStar: (name) => (star ? star.includes(name) : state.isRequired(name)),
    labelOf: (name) => of.fields[name]!.title,
    userChanged: (name, value) => {
      void derivations.changed(name, value);
      if (of.fields[name]!.type === 'ref') duplicates.left(name);
    },
    left: (name) => {
      void derivations.left(name);
      duplicates.left(name);
    },
    values: () => form.getValues(),
  };

  /** A field that is set once, and is. */
  const isLocked = (name: string) => Boolean(of.fields[name]!.setOnce && record?.[name]);

  // Read while rendering: the form keeps account only of what is.
  const { isDirty, isSubmitting } = form.formState;
  const close = async () => {
    if (closing || isSubmitting) return;
    setClosing(true);
    const discard =
      !isDirty ||
      (await confirm({
        title: 'Discard changes?',
        text: 'What you have changed here has not been saved.',
        yes: 'Discard',
        no: 'Keep editing',
      }));
    setClosing(false);
    if (discard) onClose();
  };

  const submit = form.handleSubmit(async (values) => {
    const saved = await save.save(values);
    if (saved) onClose(saved);
  });

  const Status = of.slots['dialog.status'];
  const Footer = of.slots['dialog.footer'];
  const status =
    record && of.fields.status && typeof record.status === 'string' ? <StatusBadge text={record.status} /> : null;
  return (
    <FormProvider {...form}>
      <DialogProvider value={state}>
        <DialogFrame
          open
          title={record || title !== of.title ? title : `New ${of.title.toLowerCase()}`}
          width={width}
          {...(height && { height })}
          onClose={() => void close()}
          status={Status ? <Status record={shown} /> : status}
          actions={
            <>
              {Footer && <Footer record={shown} />}
              <Button variant="outlined" color="inherit" onClick={() => void close()}>
                Cancel
              </Button>
              <Button type="submit" form={formId} variant="contained" loading={isSubmitting} sx={{ minWidth: 88 }}>
                Save
              </Button>
            </>
          }
        >
          <form
            id={formId}
            ref={focusFirst}
            noValidate
            aria-label={title}
            onSubmit={(event) => {
              event.stopPropagation();
              void submit(event);
            }}
          >
            {save.problem && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {save.problem}
              </Alert>
            )}
            {save.conflict && (
              <ConflictPanel
                of={of}
                conflict={save.conflict}
                onKeepMine={save.keepMine}
                onTakeTheirs={save.takeTheirs}
              />
            )}
            <DuplicateBanner check={duplicates} />
            <Box sx={{ display: 'grid', gap: 2 }}>
              {layout
                .map((row) => row.filter(visible))
                .filter((row) => row.length)
                .map((row) => (
                  <Box
                    key={row.join()}
                    sx={{
                      display: 'grid',
                      // Slots may have nothing to show.
                      '&:empty': { display: 'none' },
                      gap: 2,
                      gridTemplateColumns: { xs: '1fr', sm: `repeat(${row.length}, minmax(0, 1fr))` },
                    }}
                  >
                    {row.map((name) => {
                      const Slot = of.slots[`dialog.field.${name}` as never] as
                        | React.ComponentType<{ record: WireRecord }>
                        | undefined;
                      return Slot ? <Slot key={name} record={shown} /> : <FieldInput key={name} name={name} />;
                    })}
                  </Box>
                ))}
            </Box>
          </form>
        </DialogFrame>
        {duplicates.viewer}
      </DialogProvider>
    </FormProvider>
  );
}

/** Puts the cursor into the first field; not on a touch screen, whose keyboard would cover the form. */
function focusFirst(form: HTMLFormElement | null) {
  if (!window.matchMedia('(pointer: coarse)').matches)
    form?.querySelector<HTMLElement>('input:not([readonly]), textarea:not([readonly])')?.focus();
}

/** Values of a new record: the schema's defaults, nothing for the rest. */
const defaultsOf = ({ of, layout }: EntityDialogProps): WireRecord =>
  Object.fromEntries(
    [...new Set([...Object.keys(of.fields), ...layout.flat()])]
      .filter((name) => !of.fields[name]!.readOnly)
      .map((name) => {
        const { default: standard, type } = of.fields[name]!;
        return [name, standard ?? (type === 'boolean' ? false : type === 'refs' ? [] : null)];
      }),
  );
