import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { Suspense, type ComponentType } from 'react';
import { FormProvider } from 'react-hook-form';
import { schemaText } from '../../core/i18n/t.ts';
import type { Resource, SlotProps } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { focusFirst } from '../../kit/dialogs/focus-first.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { later } from '../../kit/later.tsx';
import { DuplicateBanner } from '../duplicates/DuplicateBanner.tsx';
import { DuplicatesProvider, useDuplicates } from '../duplicates/use-duplicates.ts';
import { DialogProvider, RecordDialogProvider } from '../fields/dialog-context.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { SystemBadge } from '../fields/SystemBadge.tsx';
import { ColleagueNotice } from '../live/ColleagueNotice.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import type { EntityFormProps } from './dialog-props.ts';
import { titleOf } from './dialog-title.ts';
import { LockedFields } from './LockedFields.tsx';
import { FormRows } from './FormRows.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { RecordChangesProvider, useRecordChanges } from './record-changes.ts';
import { RecordFormProvider, useRecordForm } from './record-form.ts';
import { t } from './texts.ts';
import { useFold } from './use-fold.ts';
import { useEntityForm } from './use-entity-form.ts';

const ConflictPanel = later(() => import('./ConflictPanel.tsx').then((module) => module.ConflictPanel));

/** The form of a dialog: fields, duplicates and conflicts. Checks show after the first attempt to save. */
export function EntityForm(props: EntityFormProps) {
  const { form, changes, duplicates } = useEntityForm(props);
  return (
    <FormProvider {...form.form}>
      <DialogProvider value={form.state}>
        <RecordDialogProvider value={form.dialog}>
          <RecordFormProvider value={form}>
            <RecordChangesProvider value={changes}>
              <DuplicatesProvider value={duplicates}>
                <FormDialog {...props} />
              </DuplicatesProvider>
            </RecordChangesProvider>
          </RecordFormProvider>
        </RecordDialogProvider>
      </DialogProvider>
    </FormProvider>
  );
}

/** The dialog around the form, and those that open over it. */
function FormDialog(props: EntityFormProps) {
  const { of, width, height, Below } = props;
  const { hasButtons, mayChange, dialog, close } = useRecordForm();
  const { check, question } = useDuplicates();
  const { record } = dialog;
  const After = of.slots['dialog.after'];
  return (
    <>
      <DialogFrame
        open
        {...titleOf(props, record, !hasButtons)}
        width={width}
        {...(height && { height })}
        onClose={close}
        status={<FormStatus of={of} />}
        actions={hasButtons && <FormButtons {...props} />}
      >
        <FormBody {...props} />
        {Below && record && mayChange && (
          <Suspense>
            <Below of={of} record={record} />
          </Suspense>
        )}
        {After && record && <After of={of} record={record} />}
      </DialogFrame>
      {check.viewer}
      {question.dialog}
    </>
  );
}

/** What the title bar shows besides the title. */
function FormStatus({ of }: { readonly of: Resource }) {
  const { shown, dialog } = useRecordForm();
  const { record } = dialog;
  const Status = of.slots['dialog.status'];
  if (Status) return <Status of={of} record={shown} />;
  if (!record) return null;
  return of.fields.status && typeof record.status === 'string' ? (
    <StatusBadge text={schemaText(record.status)} meaning={record.status} />
  ) : (
    <SystemBadge of={of} record={record} />
  );
}

function FormButtons({ of, submit = t('kit.save') }: EntityFormProps) {
  const { state, shown, isSubmitting, close, saveAndNew } = useRecordForm();
  const Footer = of.slots['dialog.footer'];
  return (
    <>
      {Footer && <Footer of={of} record={shown} />}
      <Button variant="outlined" color="inherit" onClick={close}>
        {t('kit.cancel')}
      </Button>
      {saveAndNew && (
        <Button variant="outlined" disabled={isSubmitting} onClick={() => void saveAndNew()}>
          {t('newRecord.saveAndNew')}
        </Button>
      )}
      <Button type="submit" form={state.formId} variant="contained" loading={isSubmitting} sx={{ minWidth: 88 }}>
        {submit}
      </Button>
    </>
  );
}

/** The body of the form: banners above, and the fields in rows. */
function FormBody(props: EntityFormProps) {
  const { of, title, layout, groups } = props;
  const { state, dialog, shown, mayChange, problem, isVisible } = useRecordForm();
  const { folded, open } = useFold(props, shown);
  const More = of.slots['dialog.more'];
  const Notice = of.slots['dialog.notice'];
  return (
    <form
      id={state.formId}
      ref={focusFirst}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void dialog.submit();
      }}
    >
      <ProblemSummary problem={problem} />
      <ChangeNotices of={of} />
      {Notice && mayChange && <Notice of={of} record={shown} />}
      <DuplicateBanner />
      <LockedFields />
      <FormRows layout={layout} groups={groups} visible={(name) => isVisible(name) && !folded.includes(name)}>
        {(name) => {
          const Slot = of.slots[`dialog.field.${name}` as never] as ComponentType<SlotProps> | undefined;
          return Slot ? <Slot key={name} of={of} record={shown} /> : <FieldInput key={name} name={name} />;
        }}
      </FormRows>
      {folded.some(isVisible) && (
        <Button color="inherit" startIcon={<ExpandMoreIcon />} aria-expanded={false} onClick={open} sx={{ mt: 1 }}>
          {t('newRecord.more')}
        </Button>
      )}
      {More && mayChange && <More of={of} record={shown} />}
    </form>
  );
}

/** Offers a draft from before, and shows what a colleague has saved in the meantime. */
function ChangeNotices({ of }: { readonly of: Resource }) {
  const { shown, mayChange } = useRecordForm();
  const { draft, restore, colleague, conflicts } = useRecordChanges();
  const { conflict } = conflicts;
  return (
    <>
      {mayChange && <DraftBanner offer={draft.offer} onRestore={restore} onDiscard={draft.discard} />}
      <ColleagueNotice of={of} {...colleague} onShow={conflicts.show} />
      {conflict && (
        <Suspense>
          <ConflictPanel
            key={conflict.theirs.version}
            of={of}
            conflict={conflict}
            shown={shown}
            onChoose={conflicts.choose}
          />
        </Suspense>
      )}
    </>
  );
}
