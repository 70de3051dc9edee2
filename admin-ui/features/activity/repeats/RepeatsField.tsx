import Box from '@mui/material/Box';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { useDialog } from '../../../crud/fields/dialog-context.ts';
import { Refusal } from '../../../crud/form/refusal.ts';
import { useRecordForm } from '../../../crud/form/record-form.ts';
import { ChoiceInput } from '../../../kit/fields/ChoiceInput.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { dayOf, firstFitting, otherThan, presetRule, presetsOf, ruleIn, type RepeatsValues } from './choices.ts';
import { EndFields } from './EndFields.tsx';
import { OtherFields } from './OtherFields.tsx';
import { repeatsOf } from './save.ts';
import { isoOf, ruleSentence, sentenceFor, wireOf, withReason } from './sentence.ts';
import { t } from './texts.ts';

/** How an activity repeats: a choice of usual ways, another way in detail, its end, and a sentence that says what it does. */
export function RepeatsField({ record: shown }: SlotProps<Activity>) {
  const { formId } = useDialog();
  const { mayChange, dialog } = useRecordForm();
  const form = useFormContext();
  const record = dialog.record as Activity | null;
  const { errors } = useFormState({ control: form.control });
  const all = useWatch({ control: form.control });
  const day = record?.seriesDay ? isoOf(record.seriesDay) : dayOf(shown);
  const id = `${formId}-repeats`;
  if (!mayChange)
    return (
      <FieldFrame id={id} label={t('repeats.title')} group>
        {sentenceFor(shown) ?? t('repeats.never')}
      </FieldFrame>
    );
  const values = repeatsOf(all, record);
  const set = (changes: Partial<RepeatsValues>) => {
    for (const [name, value] of Object.entries({ ...values, ...changes }))
      form.setValue(name, value, { shouldDirty: true });
    form.clearErrors('repeats');
  };
  const { repeats } = values;
  const choices = [
    ['never', t('repeats.never')],
    ...(day ? presetsOf(day).map((preset) => [preset, ruleSentence(presetRule(preset, day))]) : []),
    ['other', t('repeats.other')],
  ] as [string, string][];
  const known = choices.some(([value]) => value === repeats);
  const pick = (value: string) => {
    if (value === 'never') set({ repeats: null });
    else if (value === 'other' && day) {
      const { repeatsEnds, repeatsUntil, repeatsCount } = values;
      const from = presetRule(repeats === null || repeats === 'other' ? 'week' : repeats, day);
      set({ ...otherThan(from), repeatsEnds, repeatsUntil, repeatsCount });
    } else set({ repeats: value as RepeatsValues['repeats'] });
  };
  const error = errors.repeats?.message as string | undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <FieldFrame id={id} label={t('repeats.title')} error={error} help={day ? helpOf(values, day, record) : undefined}>
        <ChoiceInput
          id={id}
          name="repeats"
          value={repeats === null || !known ? 'never' : repeats}
          onChange={(value) => pick(value as string)}
          onBlur={() => undefined}
          inputRef={() => undefined}
          invalid={Boolean(error)}
          required
          describedBy={`${id}-help`}
          choices={choices}
        />
      </FieldFrame>
      {repeats === 'other' && day && <OtherFields formId={formId} day={day} values={values} onChange={set} />}
      {repeats !== null && <EndFields formId={formId} values={values} onChange={set} />}
    </Box>
  );
}

/** What the chosen rule does; nothing as long as something is missing. */
function helpOf(values: RepeatsValues, day: string, record: Activity | null): string | undefined {
  try {
    const rule = ruleIn(values, day);
    if (!rule) return undefined;
    const sentence = ruleSentence(rule);
    if (record?.series) return withReason(sentence, record.series.stopped);
    const first = firstFitting(rule, day);
    return first === day ? sentence : t('repeats.moves', { sentence, day: wireOf(first) });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
