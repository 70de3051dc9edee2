import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '../../core/i18n/t.ts';
import type { ControlProps } from './control.ts';
import { typedTime, useTyped } from './typed.ts';

/** A time in 24-hour format, typed in any usual way. */
export function TimeInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  required,
  describedBy,
}: ControlProps) {
  const typed = useTyped(value, typedTime, onChange);
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      value={typed.shown ?? value ?? ''}
      error={invalid}
      placeholder={t('kit.day.time')}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={() => {
        typed.settle();
        onBlur();
      }}
      inputRef={inputRef}
      inputProps={{
        maxLength: 5,
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-required': required,
        'aria-describedby': describedBy,
      }}
    />
  );
}
