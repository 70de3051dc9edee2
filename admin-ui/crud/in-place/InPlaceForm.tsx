import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps, WireRecord } from '../../core/model/resource.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { later } from '../../kit/later.tsx';
import { DuplicateBanner } from '../duplicates/DuplicateBanner.tsx';
import { DuplicatesProvider } from '../duplicates/use-duplicates.ts';
import { DialogProvider, RecordDialogProvider } from '../fields/dialog-context.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { EntityFormProps } from '../form/dialog-props.ts';
import { controlOf, problemsIn } from '../form/field-problems.ts';
import { ProblemSummary } from '../form/ProblemSummary.tsx';
import { RecordFormProvider } from '../form/record-form.ts';
import { useEntityForm } from '../form/use-entity-form.ts';

const ConflictPanel = later(() => import('../form/ConflictPanel.tsx').then((module) => module.ConflictPanel));

/** Where the user goes from an editor: nowhere, or to what can be edited after or before it. */
export type Step = 0 | 1 | -1;

export interface InPlaceFormProps extends Omit<EntityFormProps, 'open' | 'onClose'> {
  readonly record: WireRecord;
  /** The fields that are edited. */
  readonly names: readonly string[];
  readonly onDone: (step: Step) => void;
}

/**
 * Edits fields of a record where they stand, with the checks, conflicts and duplicates of its dialog. Enter and a click
 * elsewhere save, Tab saves and goes on, Escape undoes. A field that a save asks for is added.
 */
export function InPlaceForm({ names, layout, onDone, ...props }: InPlaceFormProps) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const step = useRef<Step>(0);
  const box = useRef<HTMLFormElement>(null);
  const edited = [...names, ...asked];
  const { form, changes, duplicates } = useEntityForm({
    ...props,
    open: true,
    layout: edited.map((name) => [name]),
    onClose: () => onDone(step.current),
  });
  const { of } = props;
  const { dialog, state } = form;
  const { conflict, choose } = changes.conflicts;
  const shown = edited.filter(form.isVisible);
  const hasButtons = shown.length > 1 || shown.some((name) => of.fields[name]!.format === 'text');

  const submit = useEffectEvent(() => {
    const isChanged = shown.some((name) => form.form.getFieldState(name).isDirty);
    if (isChanged) void dialog.submit();
    else dialog.close();
  });
  /** Saves once the control that has the focus has given the form what was typed. */
  const leave = (to: Step) => {
    if (form.isSubmitting) return;
    step.current = to;
    if (box.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    setTimeout(submit);
  };
  useEffect(() => {
    const first = box.current?.querySelector<HTMLInputElement>('input:not([readonly]), textarea:not([readonly])');
    first?.focus();
    first?.select();
  }, []);

  const missing = problemsIn(form.form.formState.errors)
    .map(({ name }) => name)
    .filter((name) => layout.flat().includes(name) && !edited.includes(name) && !state.isReadOnly(name));
  if (missing.length) setAsked([...asked, ...missing]);
  const focusAsked = useEffectEvent(() => controlOf(state.formId, asked[0]!)?.focus());
  useEffect(() => {
    if (asked.length) focusAsked();
  }, [asked]);

  // What only others have changed is taken, and one's own value is saved over it.
  const isSettled = conflict !== null && conflict.both.length === 0;
  const retry = useEffectEvent(() => void dialog.submit());
  useEffect(() => {
    if (isSettled) retry();
  }, [isSettled]);

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    if (event.key === 'Escape') {
      step.current = 0;
      dialog.close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) leave(0);
    else if (event.key === 'Tab' && isAtEdge(event)) leave(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const title = names.map((name) => form.state.labelOf(name)).join(', ');
  return (
    <FormProvider {...form.form}>
      <DialogProvider value={state}>
        <RecordDialogProvider value={dialog}>
          <RecordFormProvider value={form}>
            <DuplicatesProvider value={duplicates}>
              <ClickAwayListener onClickAway={() => leave(0)} mouseEvent="onMouseDown" touchEvent="onTouchEnd">
                <div>
                  <Box
                    component="form"
                    id={state.formId}
                    ref={box}
                    noValidate
                    aria-label={title}
                    aria-busy={form.isSubmitting}
                    onKeyDown={keyDown}
                    onSubmit={(event) => {
                      event.preventDefault();
                      event.stopPropagation();
                      leave(0);
                    }}
                    // A field that is alone has its label beside it, or at the head of its column.
                    sx={{
                      '& > * + :not(:empty)': { mt: 1 },
                      ...(shown.length === 1 && { '& [id$="-label"]': unseen }),
                    }}
                  >
                    {shown.map((name) => (
                      <Field key={name} {...{ of, name }} record={form.shown} />
                    ))}
                    {!shown.length && <Typography>{t('crud.inPlace.notHere', { field: title })}</Typography>}
                    <DuplicateBanner />
                    <ProblemSummary problem={form.problem} />
                    {conflict && !isSettled && (
                      <Suspense>
                        <ConflictPanel
                          key={conflict.theirs.version}
                          of={of}
                          conflict={conflict}
                          shown={form.shown}
                          onChoose={choose}
                        />
                      </Suspense>
                    )}
                    <Box sx={hasButtons ? buttons : unseen}>
                      {hasButtons && (
                        <Button size="small" color="inherit" onClick={() => dialog.close()}>
                          {t('kit.cancel')}
                        </Button>
                      )}
                      {/* With a button, Enter saves from any field. */}
                      <Button
                        size="small"
                        type="submit"
                        variant="contained"
                        loading={form.isSubmitting}
                        tabIndex={hasButtons ? 0 : -1}
                      >
                        {t('kit.save')}
                      </Button>
                    </Box>
                  </Box>
                  {duplicates.check.viewer}
                  {duplicates.question.dialog}
                </div>
              </ClickAwayListener>
            </DuplicatesProvider>
          </RecordFormProvider>
        </RecordDialogProvider>
      </DialogProvider>
    </FormProvider>
  );
}

const buttons = { display: 'flex', gap: 1, justifyContent: 'end' } as const;

function Field({ of, record, name }: SlotProps & { readonly name: string }) {
  const Slot = of.slots[`dialog.field.${name}` as never] as ComponentType<SlotProps> | undefined;
  return Slot ? <Slot of={of} record={record} /> : <FieldInput name={name} />;
}

/** Whether Tab leaves the fields: from the last one, or backwards from the first. Buttons beside them do not count. */
function isAtEdge({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const all = [...currentTarget.querySelectorAll('input, textarea')];
  const edge = shiftKey ? all[0] : all.at(-1);
  return edge === undefined || edge === target || (!shiftKey && isAfter(edge, target as Node));
}

const isAfter = (edge: Element, target: Node) =>
  Boolean(edge.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
