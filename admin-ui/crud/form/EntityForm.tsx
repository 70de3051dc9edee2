import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useMemo, useState, type ComponentType } from 'react';
import { FormProvider, useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import { keyOf } from '../fields/reference.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { SlotProps, WireRecord } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { DialogProvider, RecordDialogProvider, type DialogState, type RecordDialogState } from './dialog-context.ts';
import type { Draft } from './drafts.ts';
import { DuplicateBanner } from '../duplicates/DuplicateBanner.tsx';
import type { EntityDialogProps } from './dialog-props.ts';
import { focusFirst } from '../../kit/dialogs/focus-first.ts';
import { fillIn, useFormTools } from './form-tools.ts';
import { FormRows } from './FormRows.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { useConflict } from './use-conflict.ts';
import { useDependents } from './use-dependents.ts';
import { useDerivations } from './use-derivations.ts';
import { useDuplicateCheck } from '../duplicates/use-duplicate-check.tsx';
import { changesIn, useDraft } from './use-draft.ts';
import { useDuplicateQuestion } from '../duplicates/use-duplicate-question.tsx';
import { useSave } from './use-save.ts';
import { useUnsaved } from '../../kit/dialogs/use-unsaved.ts';
import { requires, resolver } from './validate.ts';

/** The form of a dialog: its fields, checks after the first attempt to save, duplicates and conflicts. */
export function EntityForm(props: EntityDialogProps & { readonly record: WireRecord | null }) {
  const { of, title, width, height, layout, readOnly = [], star, defaults } = props;
  const { fixed = [], onDuplicate } = props;
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const mayChange = allows(useSession(), props.record ? of.access.update : 'signedIn');
  const formId = useId().replaceAll(':', '');
  const names = useMemo(() => layout.flat(), [layout]);
  // A user who may only read sees the record locked (BEH-075).
  const locked = mayChange ? (props.locked ?? []) : [...names, 'buttons'];
  const [record, setRecord] = useState(props.record);
  const [initial] = useState(() => startOf(props));
  const [also, setAlso] = useState<Readonly<Record<string, string>>>({});
  const require = { ...props.require, ...also };
  const when = (name: string, word: 'visible' | 'editable' | 'required'): boolean =>
    of.validators.when[name]?.[word]?.(form.getValues()) ?? true;
  const visible = (name: string) => when(name, 'visible');
  const form = useForm<WireRecord>({
    defaultValues: initial,
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: (...args) => resolver(of, (name) => names.includes(name) && visible(name), require, record)(...args),
  });
  const derivations = useDerivations(of, form);
  const dependents = useDependents(of, form);
  const { tools, note } = useFormTools(form, record);
  // Initial values of a new record fill derived fields, as if they had been chosen here.
  const begin = useEffectEvent(() => {
    if (!record) for (const [name, value] of Object.entries(defaults ?? {})) void derivations.changed(name, value);
  });
  useEffect(() => begin(), []);
  const duplicates = useDuplicateCheck(of, form, record, onDuplicate);
  const question = useDuplicateQuestion(of, onDuplicate);
  /** Possible duplicates of a saved record that is being checked for them. */
  const alike = () => (record && of.slots['dialog.duplicates']?.(record) ? duplicates.rows : []);
  const { conflict, meet, choose, clear } = useConflict(of, form, names, setRecord);
  const onConflict = (theirs: WireRecord) => meet(form.formState.defaultValues as WireRecord, theirs);
  const save = useSave({ of, form, record, names, anyway: question.ask, alike, onConflict });
  const shown = useWatch({ control: form.control }) as WireRecord;

  const state: DialogState = {
    of,
    formId,
    names,
    isReadOnly: (name) =>
      readOnly.includes(name) ||
      state.isFixed(name) ||
      locked.includes(name) ||
      (of.fields[name]!.readOnly ?? false) ||
      isLocked(name) ||
      !when(name, 'editable'),
    isFixed: (name) => fixed.includes(name),
    isRequired: (name) => name in require || (of.fields[name]!.required !== undefined && when(name, 'required')),
    hasStar: (name) => (star ? star.includes(name) || name in also : state.isRequired(name)),
    needs: (name) => name in require || requires(of, form.getValues(), name),
    labelOf: (name) => of.fields[name]!.title,
    userChanged: (name, value) => {
      void derivations.changed(name, value);
      dependents.changed(name, value);
      note(name);
      of.slots['dialog.changed']?.(name, tools);
      if (of.fields[name]!.type === 'ref') duplicates.left(name);
    },
    left: (name) => {
      void derivations.left(name);
      duplicates.left(name);
    },
    values: () => form.getValues(),
  };

  /** A set-once field that already has a value. */
  const isLocked = (name: string) => Boolean(of.fields[name]!.setOnce && record?.[name]);

  // Read while rendering: the form tracks only state that is read.
  const { isDirty, isSubmitting } = form.formState;
  const heading = record || title !== of.title ? title : t('crud.new', { title: of.title.toLowerCase() });
  const draft = useDraft({
    name: draftNameOf(props),
    title: record ? `${heading}: ${record[of.display]}` : heading,
    version: record?.version as number | undefined,
    changes: changesIn(form),
  });
  const { close, release } = useUnsaved({
    isChanged: isDirty,
    isBusy: isSubmitting,
    onClose: props.onClose,
    onDiscard: draft.settle,
  });
  /** Closes after a save, or when the dialog's task is done. */
  const onClose = (saved?: WireRecord) => {
    draft.settle();
    release();
    props.onClose(saved);
  };
  function restore({ values, before, version }: Draft) {
    const fits = ([name]: [string, unknown]) => names.includes(name) && !state.isFixed(name) && !isLocked(name);
    fillIn(form, Object.fromEntries(Object.entries(values).filter(fits)));
    draft.take();
    if (record && version !== record.version) meet({ ...record, ...before }, record);
  }
  const focusWrong = (errors: FieldErrors) => form.setFocus(names.find((name) => name in errors) ?? names[0]!);
  const submit = (besides?: WireRecord) => {
    const nothing = translate(`branchline.${of.name}.nothing`, { _: '' });
    if (nothing && !record && !isDirty) notify(nothing, { type: 'warning' });
    return form.handleSubmit(async (values) => {
      const saved = await save.save(values, besides);
      question.close();
      if (saved) onClose(saved);
    }, focusWrong)();
  };

  const dialog: RecordDialogState = {
    record,
    isDirty: () => isDirty,
    async save() {
      let saved: WireRecord | null = null;
      await form.handleSubmit(async (values) => void (saved = await save.save(values)), focusWrong)();
      question.close();
      if (!saved) return null;
      form.reset(saved);
      setRecord(saved);
      clear();
      return saved;
    },
    submit: (besides) => submit(besides),
    close: onClose,
    require: (name, message) =>
      setAlso((known) =>
        Object.fromEntries([
          ...Object.entries(known).filter(([other]) => other !== name),
          ...(message === null ? [] : [[name, message] as const]),
        ]),
      ),
    leave: (to) =>
      close(() => {
        onClose();
        void navigate(to);
      }),
  };

  const Status = of.slots['dialog.status'];
  const Footer = of.slots['dialog.footer'];
  const status =
    record && of.fields.status && typeof record.status === 'string' ? (
      <StatusBadge text={schemaText(record.status)} meaning={record.status} />
    ) : null;
  return (
    <FormProvider {...form}>
      <DialogProvider value={state}>
        <RecordDialogProvider value={dialog}>
          <DialogFrame
            open
            title={heading}
            width={width}
            {...(height && { height })}
            onClose={() => close()}
            status={Status ? <Status of={of} record={shown} /> : status}
            actions={
              locked.includes('buttons') ? undefined : (
                <>
                  {Footer && <Footer of={of} record={shown} />}
                  <Button variant="outlined" color="inherit" onClick={() => close()}>
                    {t('kit.cancel')}
                  </Button>
                  <Button type="submit" form={formId} variant="contained" loading={isSubmitting} sx={{ minWidth: 88 }}>
                    {t('kit.save')}
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
              {mayChange && <DraftBanner offer={draft.offer} onRestore={restore} onDiscard={draft.discard} />}
              {conflict && (
                <ConflictPanel
                  key={conflict.theirs.version}
                  of={of}
                  conflict={conflict}
                  shown={shown}
                  onChoose={choose}
                />
              )}
              <DuplicateBanner check={duplicates} />
              <FormRows layout={layout} visible={visible}>
                {(name) => {
                  const Slot = of.slots[`dialog.field.${name}` as never] as ComponentType<SlotProps> | undefined;
                  return Slot ? <Slot key={name} of={of} record={shown} /> : <FieldInput key={name} name={name} />;
                }}
              </FormRows>
            </form>
          </DialogFrame>
          {duplicates.viewer}
          {question.dialog}
        </RecordDialogProvider>
      </DialogProvider>
    </FormProvider>
  );
}

/** A new record has a separate draft for each record that it is created under. */
const draftNameOf = ({ of, record, defaults, fixed = [] }: EntityDialogProps & { record: WireRecord | null }): string =>
  [of.name, ...(record ? [record[of.key]] : ['new', ...fixed.map((name) => keyOf(defaults?.[name]))])].join('.');

/** The record, or the schema's defaults for a new one, with the other fields empty. */
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
