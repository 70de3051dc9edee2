import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { recurrenceText } from '../../../core/time/recurrence.gen.ts';
import { choose } from '../../../kit/dialogs/confirm.tsx';
import { dayOf, ruleIn, startRepeats, type RepeatsValues } from './choices.ts';
import { isoOf } from './sentence.ts';
import { t } from './texts.ts';

/**
 * What a save sends of how an activity repeats. Of one that repeats already, the user is asked which others are to follow.
 * @returns null if the user does not want to save
 */
export async function repeatsSent(
  values: WireRecord,
  record: Activity | null,
  changed: readonly string[],
): Promise<WireRecord | null> {
  const rule = repeatsIn(values as Activity, record);
  const repeats = rule && recurrenceText(rule);
  if (!record?.series) return repeats === null ? {} : { repeats };
  const isOther = repeats !== record.series.rule;
  if (!isOther && !changed.length) return {};
  const question = { title: t('repeats.saveTitle'), text: t('repeats.saveText') };
  const buttons = { yes: t('kit.save'), no: t('kit.cancel') };
  const [one, ...more] = scopes();
  // Only several of them can repeat in another way.
  const appliesTo = await (isOther
    ? choose({ ...question, ...buttons }, [more[0]!, more[1]!])
    : choose({ ...question, ...buttons }, [one!, ...more]));
  return appliesTo && { appliesTo, ...(isOther && { repeats }) };
}

/** Asks which activities are deleted with one that repeats; null for one that does not. */
export function repeatsRemoved({ series }: Activity, name: string) {
  if (!series) return null;
  const [one, ...more] = scopes();
  const question = {
    title: t('repeats.deleteTitle'),
    text: t('repeats.deleteText', { name }),
    yes: t('kit.delete'),
    no: t('kit.cancel'),
    destroys: true,
  };
  return choose(question, [one!, ...more]).then((appliesTo) => appliesTo && { appliesTo });
}

const scopes = () =>
  [
    ['one', t('repeats.one')],
    ['following', t('repeats.following')],
    ['all', t('repeats.open')],
  ] as const;

/** The rule of a form. Of an activity of a series, it depends on the day that its rule names. */
function repeatsIn(values: Activity, record: Activity | null) {
  const day = record?.seriesDay ? isoOf(record.seriesDay) : dayOf(values);
  return day && ruleIn(repeatsOf(values, record), day);
}

/** How a form repeats. One that was saved and stays open has the record only. */
export const repeatsOf = (values: object, record: Activity | null): RepeatsValues =>
  'repeats' in values && values.repeats !== undefined
    ? (values as RepeatsValues)
    : startRepeats(record ?? { series: null, seriesDay: null });
