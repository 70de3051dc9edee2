import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useUnsaved } from '../../kit/dialogs/use-unsaved.ts';
import { useFindDuplicates, type Duplicates } from '../duplicates/use-duplicates.ts';
import { dialogStateOf } from './dialog-state.ts';
import type { EntityFormProps } from './dialog-props.ts';
import { useFollowChanges, type RecordChanges } from './record-changes.ts';
import { useRecordDialogState } from './record-dialog-state.ts';
import type { RecordForm } from './record-form.ts';
import { changesIn } from './use-draft.ts';
import { useRecordFields } from './use-record-fields.ts';
import { useSave } from './use-save.ts';

interface EntityForm {
  readonly form: RecordForm;
  readonly changes: RecordChanges;
  readonly duplicates: Duplicates;
}

/** What the parts of a record's form share: the form itself, other versions of its record, and possible duplicates. */
export function useEntityForm(props: EntityFormProps): EntityForm {
  const { of, onDuplicate, onClose, onSavedMore } = props;
  /** Whether the form is being saved to make another record after it. */
  const makesMore = useRef(false);
  const mayChange = allowsChange(useSession(), props.record ? of.access.update : 'signedIn');
  const formId = useId().replaceAll(':', '');
  const [record, setRecord] = useState(props.record);
  const [also, setAlso] = useState<Readonly<Record<string, string>>>({});
  const require = { ...props.require, ...also };
  const fields = useRecordFields(props, record, require);
  const { form, names } = fields;
  // A user who may only read sees the record locked (BEH-075).
  const locked = mayChange ? (props.locked ?? []) : [...names, 'buttons'];
  const duplicates = useFindDuplicates(of, form, record, onDuplicate);
  const heading = headingOf(props, record);
  const changes = useFollowChanges({ props, heading, fields, record, onTheirs: setRecord });
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
    anyway: duplicates.question.ask,
    alike: () => duplicates.asked,
    onConflict(theirs) {
      changes.colleague.dismiss();
      changes.conflicts.meet(form.formState.defaultValues as WireRecord, theirs);
    },
  });
  const shown = useWatch({ control: form.control }) as WireRecord;
  // Read while rendering: the form only tracks state that is read then.
  const { isSubmitting } = form.formState;
  const isDirty = changesIn(form) !== null;
  const onDiscard = changes.draft.settle;
  const { close, release } = useUnsaved({ isChanged: isDirty, isBusy: isSubmitting, onClose, onDiscard });
  const dialog = useRecordDialogState({
    of,
    form,
    record,
    state,
    saving,
    onAnswered: duplicates.question.close,
    isDirty,
    close,
    onSaved(saved) {
      setRecord(saved);
      changes.conflicts.clear();
    },
    // Closes after a save, or when the dialog's task is done.
    onClose(saved) {
      changes.draft.settle();
      release();
      if (saved && onSavedMore && makesMore.current) onSavedMore(saved);
      else onClose(saved);
    },
    onRequire: setAlso,
  });
  return {
    form: {
      form,
      state,
      dialog,
      shown,
      heading,
      mayChange,
      hasButtons: !locked.includes('buttons'),
      isSubmitting,
      problem: saving.problem,
      isVisible: fields.visible,
      unlockable: mayChange ? createOnly.filter((name) => !of.fields[name]!.readOnly) : [],
      unlock: () => setUnlocked(true),
      ...(onSavedMore &&
        !record && {
          async saveAndNew() {
            makesMore.current = true;
            await dialog.submit();
            makesMore.current = false;
          },
        }),
      close: () => void close(),
    },
    changes,
    duplicates,
  };
}

const headingOf = ({ of, title }: EntityFormProps, record: WireRecord | null) =>
  record || title !== of.title ? title : t('crud.new', { title: of.title.toLowerCase() });
