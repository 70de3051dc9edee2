import type { FieldInfo } from '../../core/model/resource.ts';
import type { ControlProps } from './control.ts';
import { ControlInput } from './ControlInput.tsx';

const kinds: Partial<Record<NonNullable<FieldInfo['format']>, string>> = { email: 'email', phone: 'tel', uri: 'url' };

/** Rows of a notes box: one for each hundred characters and one for each line (FMT-005). */
const rowsFor = (text: string, least: number) =>
  Math.max(least, Math.floor(text.length / 100) + text.split('\n').length);

export function TextInput({
  field,
  rows = 2,
  ...control
}: ControlProps & { readonly field: FieldInfo; readonly rows?: number }) {
  const text = (control.value as string | null) ?? '';
  const multiline = field.format === 'text';
  const upper = field.transform?.includes('upper');
  return (
    <ControlInput
      control={control}
      multiline={multiline}
      {...(multiline && { rows: Math.min(rowsFor(text, rows), 12) })}
      type="text"
      value={text}
      onText={control.onChange}
      inputProps={{
        maxLength: field.maxLength,
        inputMode: kinds[field.format!] as 'email' | undefined,
        style: upper ? { textTransform: 'uppercase' } : undefined,
      }}
    />
  );
}
