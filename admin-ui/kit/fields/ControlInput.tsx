import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ControlProps } from './control.ts';

interface Props extends Omit<OutlinedInputProps, 'id' | 'name' | 'error' | 'onChange' | 'onBlur' | 'inputRef'> {
  readonly control: ControlProps;
  /** Called with the text that is typed. */
  readonly onText: (text: string) => void;
  /** Called when the user leaves the field, before the control's own `onBlur`. */
  readonly onLeave?: () => void;
}

/** The text box of a control. Further props are those of MUI's input. */
export const ControlInput = ({ control, onText, onLeave, onKeyDown, inputProps, ...props }: Props) => (
  <OutlinedInput
    {...props}
    id={control.id}
    name={control.name}
    fullWidth
    error={control.invalid}
    onChange={(event) => onText(event.target.value)}
    onKeyDown={(event) => {
      onKeyDown?.(event);
      if (event.key !== 'Enter' || !control.takeOffer || event.nativeEvent.isComposing) return;
      event.preventDefault();
      control.takeOffer();
    }}
    onBlur={() => {
      onLeave?.();
      control.onBlur();
    }}
    inputRef={control.inputRef}
    inputProps={{
      autoComplete: 'off',
      'aria-required': control.required,
      'aria-describedby': control.describedBy,
      ...inputProps,
    }}
  />
);
