import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldInfo } from '../../core/model/resource.ts';
import type { ControlProps } from './control.ts';

const kinds: Partial<Record<NonNullable<FieldInfo['format']>, string>> = { email: 'email', phone: 'tel', uri: 'url' };

/** Rows of a notes box: one for each hundred characters and one for each line (FMT-005). */
const rowsFor = (text: string, least: number) =>
  Math.max(least, Math.floor(text.length / 100) + text.split('\n').length);

export function TextInput({
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
  rows = 2,
}: ControlProps & { readonly field: FieldInfo; readonly rows?: number }) {
  const text = (value as string | null) ?? '';
  const multiline = field.format === 'text';
  const upper = field.transform?.includes('upper');
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      multiline={multiline}
      {...(multiline && { rows: Math.min(rowsFor(text, rows), 12) })}
      type="text"
      value={text}
      error={invalid}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      inputRef={inputRef}
      inputProps={{
        maxLength: field.maxLength,
        inputMode: kinds[field.format!] as 'email' | undefined,
        autoComplete: 'off',
        'aria-required': required,
        'aria-describedby': describedBy,
        style: upper ? { textTransform: 'uppercase' } : undefined,
      }}
    />
  );
}
