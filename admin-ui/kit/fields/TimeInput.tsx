import { t } from '../../core/i18n/t.ts';
import type { ControlProps } from './control.ts';
import { ControlInput } from './ControlInput.tsx';
import { typedTime, useTyped } from './typed.ts';

/** A time in 24-hour format, typed in any usual way. */
export function TimeInput(control: ControlProps) {
  const typed = useTyped(control.value, typedTime, control.onChange);
  return (
    <ControlInput
      control={control}
      value={typed.shown ?? control.value ?? ''}
      placeholder={t('kit.day.time')}
      onText={typed.type}
      onLeave={typed.settle}
      inputProps={{ maxLength: 5, inputMode: 'numeric' }}
    />
  );
}
