import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { DialogState, RecordDialogState } from '../fields/dialog-context.ts';
import { focusOn } from './form-tools.ts';
import type { useSave } from './use-save.ts';

interface Parts {
  readonly of: Resource;
  readonly form: UseFormReturn<WireRecord>;
  readonly record: WireRecord | null;
  readonly state: DialogState;
  readonly saving: ReturnType<typeof useSave>;
  /** Closes the question about duplicates. */
  readonly onAnswered: () => void;
  readonly isDirty: boolean;
  /** Asks before changes are lost, then closes or runs another action. */
  readonly close: (instead?: () => void) => unknown;
  readonly onSaved: (saved: WireRecord) => void;
  readonly onClose: (saved?: WireRecord) => void;
  readonly onRequire: (change: (known: Readonly<Record<string, string>>) => Readonly<Record<string, string>>) => void;
}

/** State of a record's dialog, for its slots: save, close, go to another page, require a field. */
export function useRecordDialogState({
  of,
  form,
  record,
  state,
  saving,
  onAnswered,
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
      onAnswered();
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
        onAnswered();
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
