import Box from '@mui/material/Box';
import { ChoiceInput } from '../../../kit/fields/ChoiceInput.tsx';
import { DateInput } from '../../../kit/fields/DateInput.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { NumberInput } from '../../../kit/fields/NumberInput.tsx';
import type { RepeatsValues } from './choices.ts';
import { control } from './control.ts';
import { t } from './texts.ts';

interface Props {
  readonly formId: string;
  readonly values: RepeatsValues;
  readonly onChange: (changes: Partial<RepeatsValues>) => void;
}

/** When it ends: never, on a day, or after a number of times. */
export function EndFields({ formId, values, onChange }: Props) {
  const { repeatsEnds, repeatsUntil, repeatsCount } = values;
  const id = (name: string) => `${formId}-${name}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <FieldFrame id={id('repeatsEnds')} label={t('repeats.ends')}>
        <ChoiceInput
          {...control(id('repeatsEnds'), 'repeatsEnds', repeatsEnds, (value) =>
            onChange({ repeatsEnds: value as RepeatsValues['repeatsEnds'] }),
          )}
          choices={[
            ['never', t('repeats.noEnd')],
            ['until', t('repeats.endsOn')],
            ['count', t('repeats.endsAfter')],
          ]}
        />
      </FieldFrame>
      {repeatsEnds === 'until' && (
        <FieldFrame id={id('repeatsUntil')} label={t('repeats.lastDate')}>
          <DateInput
            {...control(id('repeatsUntil'), 'repeatsUntil', repeatsUntil, (value) =>
              onChange({ repeatsUntil: value as string | null }),
            )}
            field={{ title: t('repeats.lastDate'), type: 'string', format: 'date' }}
          />
        </FieldFrame>
      )}
      {repeatsEnds === 'count' && (
        <FieldFrame id={id('repeatsCount')} label={t('repeats.count')}>
          <NumberInput
            {...control(id('repeatsCount'), 'repeatsCount', repeatsCount, (value) => onChange({ repeatsCount: value }))}
            field={{ title: t('repeats.count'), type: 'integer' }}
          />
        </FieldFrame>
      )}
    </Box>
  );
}
