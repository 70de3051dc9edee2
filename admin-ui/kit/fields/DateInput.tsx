import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '../../core/i18n/t.ts';
import type { FieldInfo } from '../../core/model/resource.ts';
import { isDate } from '../../core/time/london.ts';
import { DayPicker } from './DayPicker.tsx';
import type { ControlProps } from './control.ts';
import { typedDate, useTyped } from './typed.ts';

/** A date, typed in any usual format or picked from a calendar. */
export function DateInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  required,
  describedBy,
  field,
}: ControlProps & { readonly field: FieldInfo }) {
  const typed = useTyped(value, typedDate, onChange);
  const known = (value as string | null) ?? '';
  const short = field.shortYear && isDate(known) ? known.replace(/\d\d(\d\d)$/, '$1') : known;
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      value={typed.shown ?? short}
      error={invalid}
      placeholder={t(field.shortYear ? 'kit.day.shortFormat' : 'kit.day.format')}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={() => {
        typed.settle();
        onBlur();
      }}
      inputRef={inputRef}
      inputProps={{
        maxLength: 10,
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-required': required,
        'aria-describedby': describedBy,
      }}
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
