import Button from '@mui/material/Button';
import { Suspense, type ComponentType } from 'react';
import { FormProvider } from 'react-hook-form';
import { schemaText, t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { focusFirst } from '../../kit/dialogs/focus-first.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { SystemBadge } from '../fields/SystemBadge.tsx';
import { ColleagueNotice } from '../live/ColleagueNotice.tsx';
import { DuplicateBanner } from '../duplicates/DuplicateBanner.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DialogProvider, RecordDialogProvider } from '../fields/dialog-context.ts';
import { DraftBanner } from './DraftBanner.tsx';
import type { EntityFormProps } from './dialog-props.ts';
import { LockedFields } from './LockedFields.tsx';
import { FormRows } from './FormRows.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useEntityForm } from './use-entity-form.ts';

/** The form of a dialog: fields, duplicates and conflicts. Checks show after the first attempt to save. */
export function EntityForm(props: EntityFormProps) {
  const { of, width, height, Below, submit = t('kit.save') } = props;
  const parts = useEntityForm(props);
  const { form, formId, record, shown, heading, hasButtons, isSubmitting, state, dialog, duplicates, question, close } =
    parts;
  const Status = of.slots['dialog.status'];
  const Footer = of.slots['dialog.footer'];
  const After = of.slots['dialog.after'];
  const { mayChange } = parts;
  const status =
    record && of.fields.status && typeof record.status === 'string' ? (
      <StatusBadge text={schemaText(record.status)} meaning={record.status} />
    ) : (
      record && <SystemBadge of={of} record={record} />
    );
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
              hasButtons && (
                <>
                  {Footer && <Footer of={of} record={shown} />}
                  <Button variant="outlined" color="inherit" onClick={() => close()}>
                    {t('kit.cancel')}
                  </Button>
                  <Button type="submit" form={formId} variant="contained" loading={isSubmitting} sx={{ minWidth: 88 }}>
                    {submit}
                  </Button>
                </>
              )
            }
          >
            <FormBody {...props} form={parts} />
            {Below && record && mayChange && (
              <Suspense>
                <Below of={of} record={record} />
              </Suspense>
            )}
            {After && record && <After of={of} record={record} />}
          </DialogFrame>
          {duplicates.viewer}
          {question.dialog}
        </RecordDialogProvider>
      </DialogProvider>
    </FormProvider>
  );
}

/** The body of the form: banners above, and the fields in rows. */
function FormBody(props: EntityFormProps & { readonly form: ReturnType<typeof useEntityForm> }) {
  const { of, title, layout, groups, form } = props;
  const { formId, shown, mayChange, visible, problem, dialog, draft, restore, conflicts, colleague, duplicates } = form;
  const { conflict } = conflicts;
  const More = of.slots['dialog.more'];
  const Notice = of.slots['dialog.notice'];
  return (
    <form
      id={formId}
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
      {mayChange && <DraftBanner offer={draft.offer} onRestore={restore} onDiscard={draft.discard} />}
      <ColleagueNotice of={of} {...colleague} onShow={conflicts.show} />
      {conflict && (
        <ConflictPanel
          key={conflict.theirs.version}
          of={of}
          conflict={conflict}
          shown={shown}
          onChoose={conflicts.choose}
        />
      )}
      {Notice && mayChange && <Notice of={of} record={shown} />}
      <DuplicateBanner check={duplicates} />
      <LockedFields titles={form.unlockable.map((name) => of.fields[name]!.title)} onUnlock={form.unlock} />
      <FormRows layout={layout} groups={groups} visible={visible}>
        {(name) => {
          const Slot = of.slots[`dialog.field.${name}` as never] as ComponentType<SlotProps> | undefined;
          return Slot ? <Slot key={name} of={of} record={shown} /> : <FieldInput key={name} name={name} />;
        }}
      </FormRows>
      {More && mayChange && <More of={of} record={shown} />}
    </form>
  );
}
