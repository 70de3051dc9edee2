import { useId, useState } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useUnsaved } from '../../kit/dialogs/use-unsaved.ts';
import { useDuplicateCheck } from '../duplicates/use-duplicate-check.tsx';
import { useDuplicateQuestion } from '../duplicates/use-duplicate-question.tsx';
import { useColleagueSave } from '../live/use-colleague-save.ts';
import type { DialogState, RecordDialogState } from '../fields/dialog-context.ts';
import { dialogStateOf } from './dialog-state.ts';
import type { EntityFormProps } from './dialog-props.ts';
import { focusOn } from './form-tools.ts';
import { useConflict } from './use-conflict.ts';
import { changesIn } from './use-draft.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useRecordFields } from './use-record-fields.ts';
import { useSave } from './use-save.ts';

/** State of a record's form: values, checks, draft, duplicates, conflicts and saving. */
export function useEntityForm(props: EntityFormProps) {
  const { of, onDuplicate } = props;
  const mayChange = allowsChange(useSession(), props.record ? of.access.update : 'signedIn');
  const formId = useId().replaceAll(':', '');
  const [record, setRecord] = useState(props.record);
  const [also, setAlso] = useState<Readonly<Record<string, string>>>({});
  const require = { ...props.require, ...also };
  const fields = useRecordFields(props, record, require);
  const { form, names } = fields;
  // A user who may only read sees the record locked (BEH-075).
  const locked = mayChange ? (props.locked ?? []) : [...names, 'buttons'];
  const duplicates = useDuplicateCheck(of, form, record, onDuplicate);
  const question = useDuplicateQuestion(of, form.getValues, onDuplicate);
  const conflicts = useConflict(of, form, names, setRecord);
  const colleague = useColleagueSave(of, record?.[of.key] as number | undefined);
  const [isUnlocked, setUnlocked] = useState(false);
  const { dirtyFields } = form.formState;
  // What a restored draft has changed was unlocked before.
  const createOnly = record && !isUnlocked ? (props.createOnly ?? []).filter((name) => !dirtyFields[name]) : [];
  const state = dialogStateOf({ props, formId, fields, duplicates, record, locked, createOnly, require, also });
  const saving = useSave({
    of,
    form,
    record,
    dialog: state,
    anyway: question.ask,
    alike: () => alikeOf(props, record, duplicates.rows),
    onConflict(theirs) {
      colleague.dismiss();
      conflicts.meet(form.formState.defaultValues as WireRecord, theirs);
    },
  });
  const shown = useWatch({ control: form.control }) as WireRecord;
  // Read while rendering: the form only tracks state that is read then.
  const { isSubmitting } = form.formState;
  const isDirty = changesIn(form) !== null;
  const heading = headingOf(props, record);
  const { draft, restore } = useFormDraft({ props, heading, fields, record, state, conflicts });
  const { onClose } = props;
  const { close, release } = useUnsaved({ isChanged: isDirty, isBusy: isSubmitting, onClose, onDiscard: draft.settle });
  const dialog = useRecordDialogState({
    props,
    fields,
    record,
    state,
    saving,
    question,
    isDirty,
    close,
    onSaved(saved) {
      setRecord(saved);
      conflicts.clear();
    },
    // Closes after a save, or when the dialog's task is done.
    onClose(saved) {
      draft.settle();
      release();
      onClose(saved);
    },
    onRequire: setAlso,
  });

  return {
    form,
    formId,
    record,
    shown,
    heading,
    mayChange,
    unlockable: mayChange ? createOnly.filter((name) => !of.fields[name]!.readOnly) : [],
    unlock: () => setUnlocked(true),
    hasButtons: !locked.includes('buttons'),
    isSubmitting,
    visible: fields.visible,
    problem: saving.problem,
    state,
    dialog,
    draft,
    restore,
    conflicts,
    colleague,
    duplicates,
    question,
    close,
  };
}

const headingOf = ({ of, title }: EntityFormProps, record: WireRecord | null) =>
  record || title !== of.title ? title : t('crud.new', { title: of.title.toLowerCase() });

/** Possible duplicates of a saved record, if its dialog asks about them. */
const alikeOf = ({ of }: EntityFormProps, record: WireRecord | null, found: readonly WireRecord[]) =>
  record && of.slots['dialog.duplicates']?.(record) === 'ask' ? found : [];

interface Parts {
  readonly props: EntityFormProps;
  readonly fields: ReturnType<typeof useRecordFields>;
  readonly record: WireRecord | null;
  readonly state: DialogState;
  readonly saving: ReturnType<typeof useSave>;
  readonly question: ReturnType<typeof useDuplicateQuestion>;
  readonly isDirty: boolean;
  /** Asks before changes are lost, then closes or runs another action. */
  readonly close: (instead?: () => void) => unknown;
  readonly onSaved: (saved: WireRecord) => void;
  readonly onClose: (saved?: WireRecord) => void;
  readonly onRequire: (change: (known: Readonly<Record<string, string>>) => Readonly<Record<string, string>>) => void;
}

/** State of a record's dialog, for its slots: save, close, go to another page, require a field. */
function useRecordDialogState({
  props: { of },
  fields: { form },
  record,
  state,
  saving,
  question,
  isDirty,
  close,
  onSaved,
  onClose,
  onRequire,
}: Parts): RecordDialogState {
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const focusWrong = (errors: FieldErrors) => focusOn(form, errors, state);
  return {
    record,
    isDirty: () => isDirty,
    async save() {
      let saved: WireRecord | null = null;
      await form.handleSubmit(async (values) => void (saved = await saving.save(values)), focusWrong)();
      question.close();
      if (!saved) return null;
      form.reset(saved);
      onSaved(saved);
      return saved;
    },
    submit: (besides) => {
      const nothing = translate(`branchline.${of.name}.nothing`, { _: '' });
      if (nothing && !record && !isDirty) notify(nothing, { type: 'warning' });
      return form.handleSubmit(async (values) => {
        const saved = await saving.save(values, besides);
        question.close();
        if (saved) onClose(saved);
      }, focusWrong)();
    },
    close: onClose,
    require: (name, message) =>
      onRequire((known) =>
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
}
