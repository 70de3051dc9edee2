import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { unseen } from '../../../core/theme/unseen.ts';
import { readRecurrence, weekdays, type Frequency } from '../../../core/time/recurrence.gen.ts';
import { weekdayName } from '../../../core/time/recurrence-sentence.gen.ts';
import { ChoiceInput } from '../../../kit/fields/ChoiceInput.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { NumberInput } from '../../../kit/fields/NumberInput.tsx';
import { otherThan, presetRule, presetsOf, type RepeatsValues } from './choices.ts';
import { control } from './control.ts';
import { ruleSentence } from './sentence.ts';
import { t } from './texts.ts';

interface Props {
  readonly formId: string;
  /** The ISO day of the activity. */
  readonly day: string;
  readonly values: RepeatsValues;
  readonly onChange: (changes: Partial<RepeatsValues>) => void;
}

const units = (): [Frequency, string][] => [
  ['DAILY', t('repeats.units.days')],
  ['WEEKLY', t('repeats.units.weeks')],
  ['MONTHLY', t('repeats.units.months')],
  ['YEARLY', t('repeats.units.years')],
];

/** Every so many days, weeks, months or years, and on which of their days. */
export function OtherFields({ formId, day, values, onChange }: Props) {
  const { repeatsEvery, repeatsUnit, repeatsDays, repeatsOn } = values;
  const id = (name: string) => `${formId}-${name}`;
  const days = repeatsDays ? repeatsDays.split(',') : [];
  const pickUnit = (unit: Frequency) => {
    // What the unit needs follows from the day of the activity, until the user chooses it.
    const week = presetRule('week', day);
    const month = otherThan(presetRule('monthDay', day));
    onChange({
      repeatsUnit: unit,
      ...(unit === 'WEEKLY' && !days.length && { repeatsDays: week.days.join() }),
      ...(unit === 'MONTHLY' && { repeatsOn: month.repeatsOn }),
    });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '120px 160px minmax(0, 1fr)' } }}>
      <FieldFrame id={id('repeatsEvery')} label={t('repeats.every')}>
        <NumberInput
          {...control(id('repeatsEvery'), 'repeatsEvery', repeatsEvery, (value) => onChange({ repeatsEvery: value }))}
          field={{ title: t('repeats.every'), type: 'integer' }}
        />
      </FieldFrame>
      <FieldFrame id={id('repeatsUnit')} label={t('repeats.unit')}>
        <ChoiceInput
          {...control(id('repeatsUnit'), 'repeatsUnit', repeatsUnit, (value) => pickUnit(value as Frequency))}
          choices={units()}
        />
      </FieldFrame>
      {repeatsUnit === 'WEEKLY' && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <FieldFrame id={id('repeatsDays')} label={t('repeats.weekdays')} group>
            <ToggleButtonGroup
              value={days}
              onChange={(_, chosen: string[]) =>
                onChange({ repeatsDays: weekdays.filter((one) => chosen.includes(one)).join() })
              }
              aria-labelledby={`${id('repeatsDays')}-label`}
              fullWidth
              color="primary"
              size="small"
            >
              {weekdays.map((one) => (
                <ToggleButton key={one} value={one} sx={{ px: 0.5, minHeight: { xs: 44, sm: 36 } }}>
                  <span aria-hidden>{weekdayName(one).slice(0, 2)}</span>
                  <Box component="span" sx={unseen}>
                    {weekdayName(one)}
                  </Box>
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </FieldFrame>
        </Box>
      )}
      {repeatsUnit === 'MONTHLY' && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <FieldFrame id={id('repeatsOn')} label={t('repeats.on')}>
            <ChoiceInput
              {...control(id('repeatsOn'), 'repeatsOn', repeatsOn, (value) => onChange({ repeatsOn: value as string }))}
              choices={monthDays(day, repeatsOn)}
            />
          </FieldFrame>
        </Box>
      )}
    </Box>
  );
}

/** Days of a month: those that the day of the activity is, and the one that is chosen already. */
function monthDays(day: string, chosen: string): [string, string][] {
  const rules = presetsOf(day)
    .map((preset) => presetRule(preset, day))
    .filter(({ frequency }) => frequency === 'MONTHLY');
  const known = rules.map((rule): [string, string] => [otherThan(rule).repeatsOn, ruleSentence(rule)]);
  return known.some(([value]) => value === chosen)
    ? known
    : [...known, [chosen, ruleSentence(readRecurrence(`FREQ=MONTHLY;${chosen}`, day))]];
}
