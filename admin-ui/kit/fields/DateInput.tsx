import { t } from '../../core/i18n/t.ts';
import type { FieldInfo } from '../../core/model/resource.ts';
import { isDate } from '../../core/time/london.ts';
import type { ControlProps } from './control.ts';
import { ControlInput } from './ControlInput.tsx';
import { DayPicker } from './DayPicker.tsx';
import { typedDate, useTyped } from './typed.ts';

/** A date, typed in any usual format or picked from a calendar. */
export function DateInput({ field, ...control }: ControlProps & { readonly field: FieldInfo }) {
  const { id, value, onChange, onBlur } = control;
  const typed = useTyped(value, typedDate, onChange);
  const known = (value as string | null) ?? '';
  const short = field.shortYear && isDate(known) ? known.replace(/\d\d(\d\d)$/, '$1') : known;
  return (
    <ControlInput
      control={control}
      value={typed.shown ?? short}
      placeholder={t(field.shortYear ? 'kit.day.shortFormat' : 'kit.day.format')}
      onText={typed.type}
      onLeave={typed.settle}
      inputProps={{ maxLength: 10, inputMode: 'numeric' }}
      endAdornment={
        <DayPicker
          id={id}
          title={field.title}
          value={known}
          onPick={(date) => {
            onChange(date);
            onBlur();
          }}
        />
      }
    />
  );
}
