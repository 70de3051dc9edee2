import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch, type FieldErrors } from 'react-hook-form';
import type { HttpError } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { FieldInfo, FormTools, WireRecord } from '../../core/model/resource.ts';
import type { FieldMessage } from '../../core/model/typed.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { DialogProvider, type DialogState } from '../fields/dialog-context.ts';
import { focusFirst } from '../../kit/dialogs/focus-first.ts';
import { fillIn, focusOn, showErrors, useFormTools } from './form-tools.ts';
import { FormRows } from './FormRows.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { changesIn, useDraft } from './use-draft.ts';
import { useUnsaved } from '../../kit/dialogs/use-unsaved.ts';
import { toFieldErrors } from './validate.ts';

export interface FieldsDialogProps {
  readonly title: string;
  /** Name under which unsaved input is kept: `activityResult.12`. */
  readonly draft: string;
  /** Width in CSS pixels. */
  readonly width: number;
  readonly height?: number | ((values: WireRecord) => number);
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly layout: (values: WireRecord) => readonly (readonly string[])[];
  readonly initial?: WireRecord;
  /** Returns a message for each field with an error. */
  readonly check: (values: WireRecord) => Record<string, string | FieldMessage>;
  readonly isReadOnly?: (name: string) => boolean;
  /** Called when the user has changed a field. */
  readonly onChanged?: (name: string, form: FormTools) => void;
  readonly onLeft?: (name: string, form: FormTools) => void;
  /** Label of the submit button. */
  readonly submit?: string;
  /** Whether Enter in a box leaves the form open, because it would send what is half written. Ctrl+Enter sends. */
  readonly isSentByButton?: boolean;
  /** Shown above the fields. */
  readonly note?: ReactNode;
  /** Fields that are not shown by the usual control, by their names. */
  readonly controls?: Readonly<Record<string, ReactNode>>;
  /** Saves the values. If it throws an error with `errors` by field, these are shown at the fields. */
  readonly onSave: (values: WireRecord) => Promise<unknown>;
  readonly onClose: () => void;
}

/** State of the form: its values, checks, draft and saving. */
function useFieldsForm(props: FieldsDialogProps) {
  const { title, fields, layout, initial, check, isReadOnly, onChanged, onLeft, onSave } = props;
  const formId = useId().replaceAll(':', '');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<WireRecord>({
    defaultValues: { ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])), ...initial },
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = check(values);
      return Object.keys(errors).length ? { values: {}, errors: toFieldErrors(errors) } : { values, errors: {} };
    },
  });
  const shown = useWatch({ control: form.control }) as WireRecord;
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft({ name: props.draft, title, changes: changesIn(form) });
  const { close, release } = useUnsaved({
    isChanged: isDirty,
    isBusy: isSubmitting,
    onClose: props.onClose,
    onDiscard: draft.settle,
  });
  const rows = layout(shown);
  const { tools, note } = useFormTools(form, null);
  const state: DialogState = {
    of: { fields },
    formId,
    names: rows.flat(),
    isFixed: () => false,
    isReadOnly: (name) => isReadOnly?.(name) ?? false,
    isRequired: (name) => fields[name]!.required !== undefined,
    hasStar: (name) => fields[name]!.required !== undefined,
    needs: (name) => fields[name]!.required !== undefined,
    labelOf: (name) => fields[name]!.title,
    userChanged: (name) => {
      note(name);
      onChanged?.(name, tools);
    },
    // The form gets the chosen value only in the next tick.
    left: (name) => setTimeout(() => onLeft?.(name, tools)),
    values: () => form.getValues(),
  };

  async function save(values: WireRecord) {
    setProblem(null);
    try {
      await onSave(values);
      draft.settle();
      release();
    } catch (error) {
      const errors = ((error as HttpError).body?.errors ?? {}) as Record<string, string>;
      if (!showErrors(form, errors, state)) setProblem((error as Error).message);
    }
  }

  const submit = form.handleSubmit(save, (errors: FieldErrors) => focusOn(form, errors, state));
  return { form, formId, state, shown, rows, problem, isSubmitting, draft, close, submit };
}

/**
 * A dialog with fields that does not edit a record: its values are sent to a call. Checks show after the first attempt
 * to save.
 */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, width, height, submit: does = t('kit.save'), note, controls, isSentByButton = false } = props;
  const { form, formId, state, shown, rows, problem, isSubmitting, draft, close, submit } = useFieldsForm(props);
  return (
    <FormProvider {...form}>
      <DialogProvider value={state}>
        <DialogFrame
          open
          title={title}
          width={width}
          {...(height && { height: typeof height === 'number' ? height : height(shown) })}
          onClose={() => close()}
          actions={
            <>
              <Button variant="outlined" color="inherit" onClick={() => close()}>
                {t('kit.cancel')}
              </Button>
              <Button
                {...(isSentByButton
                  ? { 'data-submits': true, onClick: () => formWith(formId).requestSubmit() }
                  : { type: 'submit', form: formId })}
                variant="contained"
                loading={isSubmitting}
                sx={{ minWidth: 88 }}
              >
                {does}
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
            <ProblemSummary problem={problem} />
            <DraftBanner
              offer={draft.offer}
              onRestore={({ values }) => {
                fillIn(form, values);
                draft.take();
              }}
              onDiscard={draft.discard}
            />
            {note}
            <FormRows layout={rows} visible={() => true}>
              {(name) => controls?.[name] ?? <FieldInput key={name} name={name} />}
            </FormRows>
          </form>
        </DialogFrame>
      </DialogProvider>
    </FormProvider>
  );
}

const formWith = (id: string) => document.getElementById(id) as HTMLFormElement;
