import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { StatusBadge } from '../fields/StatusBadge.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { WireRecord } from '../model/resource.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { DialogProvider, type DialogState } from './dialog-context.ts';
import { DuplicateBanner } from './DuplicateBanner.tsx';
import type { EntityDialogProps } from './EntityDialog.tsx';
import { FormRows } from './FormRows.tsx';
import { useClose } from './use-close.ts';
import { useDependents } from './use-dependents.ts';
import { useDerivations } from './use-derivations.ts';
import { useDuplicateCheck } from './use-duplicate-check.tsx';
import { useDuplicateQuestion } from './use-duplicate-question.tsx';
import { useSave } from './use-save.ts';
import { resolver } from './validate.ts';

/** The form of a dialog: fields in their rows, checks after the first attempt to save, and what a save can meet. */
export function EntityForm(props: EntityDialogProps & { readonly record: WireRecord | null }) {
  const { of, title, width, height, layout, readOnly = [], star, record, defaults, onClose } = props;
  const { fixed = [], locked = [], onDuplicate } = props;
  const navigate = useNavigate();
  const formId = useId().replaceAll(':', '');
  const names = useMemo(() => layout.flat(), [layout]);
  const [initial] = useState(() => startOf(props));
  const [also, setAlso] = useState<Readonly<Record<string, string>>>({});
  const require = { ...props.require, ...also };
  const visible = (name: string): boolean => of.validators.when[name]?.visible?.(form.getValues()) ?? true;
  const form = useForm<WireRecord>({
    defaultValues: initial,
    mode: 'onSubmit',
    resolver: (...args) => resolver(of, (name) => names.includes(name) && visible(name), require)(...args),
  });
  const derivations = useDerivations(of, form);
  const dependents = useDependents(of, form);
  // What a new record starts with may fill other fields, as if it had been chosen here.
  const begin = useEffectEvent(() => {
    if (!record) for (const [name, value] of Object.entries(defaults ?? {})) void derivations.changed(name, value);
  });
  useEffect(() => begin(), []);
  const duplicates = useDuplicateCheck(of, form, record, onDuplicate);
  const question = useDuplicateQuestion(of, onDuplicate);
  const save = useSave({ of, form, record, names, anyway: question.ask });
  const shown = useWatch({ control: form.control }) as WireRecord;

  const state: DialogState = {
    of,
    formId,
    record,
    names,
    isReadOnly: (name) =>
      readOnly.includes(name) ||
      state.isFixed(name) ||
      locked.includes(name) ||
      (of.fields[name]!.readOnly ?? false) ||
      isLocked(name) ||
      of.validators.when[name]?.editable?.(form.getValues()) === false,
    isFixed: (name) => fixed.includes(name),
    isRequired: (name) => name in require || of.fields[name]!.required !== undefined,
    hasStar: (name) => (star ? star.includes(name) || name in also : state.isRequired(name)),
    labelOf: (name) => of.fields[name]!.title,
    userChanged: (name, value) => {
      void derivations.changed(name, value);
      dependents.changed(name, value);
      if (of.fields[name]!.type === 'ref') duplicates.left(name);
    },
    left: (name) => {
      void derivations.left(name);
      duplicates.left(name);
    },
    values: () => form.getValues(),
    require: (name, message) =>
      setAlso((known) =>
        Object.fromEntries([
          ...Object.entries(known).filter(([other]) => other !== name),
          ...(message === null ? [] : [[name, message] as const]),
        ]),
      ),
    save: (besides) => submit(besides),
    done: onClose,
    leave: (to) =>
      close(() => {
        onClose();
        void navigate(to);
      }),
  };

  /** A field that is set once, and is. */
  const isLocked = (name: string) => Boolean(of.fields[name]!.setOnce && record?.[name]);

  const close = useClose(form, onClose);
  const { isSubmitting } = form.formState;
  const submit = (besides?: WireRecord) =>
    form.handleSubmit(async (values) => {
      const saved = await save.save(values, besides);
      question.close();
      if (saved) onClose(saved);
    })();

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
          onClose={() => close()}
          status={Status ? <Status record={shown} /> : status}
          actions={
            locked.includes('buttons') ? undefined : (
              <>
                {Footer && <Footer record={shown} />}
                <Button variant="outlined" color="inherit" onClick={() => close()}>
                  Cancel
                </Button>
                <Button type="submit" form={formId} variant="contained" loading={isSubmitting} sx={{ minWidth: 88 }}>
                  Save
                </Button>
              </>
            )
          }
        >
          <form
            id={formId}
            ref={focusFirst}
            noValidate
            aria-label={title}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void submit();
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
            <FormRows layout={layout} visible={visible}>
              {(name) => {
                const Slot = of.slots[`dialog.field.${name}` as never] as
                  | React.ComponentType<{ record: WireRecord }>
                  | undefined;
                return Slot ? <Slot key={name} record={shown} /> : <FieldInput key={name} name={name} />;
              }}
            </FormRows>
          </form>
        </DialogFrame>
        {duplicates.viewer}
        {question.dialog}
      </DialogProvider>
    </FormProvider>
  );
}

/** Puts the cursor into the first field; not on a touch screen, whose keyboard would cover the form. */
function focusFirst(form: HTMLFormElement | null) {
  if (!window.matchMedia('(pointer: coarse)').matches)
    form?.querySelector<HTMLElement>('input:not([readonly]), textarea:not([readonly])')?.focus();
}

/** The record; or for a new one the schema's defaults, and nothing for the rest. */
function startOf({ of, layout, record, defaults }: EntityDialogProps & { record: WireRecord | null }): WireRecord {
  const start = of.slots['dialog.start'] ?? ((values) => values);
  if (record) return start(record, false);
  const standard = [...new Set([...Object.keys(of.fields), ...layout.flat()])]
    .filter((name) => !of.fields[name]!.readOnly)
    .map((name) => {
      const { default: value, type } = of.fields[name]!;
      return [name, value ?? (type === 'boolean' ? false : type === 'refs' ? [] : null)];
    });
  return { ...start({ ...Object.fromEntries(standard), ...defaults }, true) };
}
