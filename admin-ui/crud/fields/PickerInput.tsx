import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState, type ComponentType } from 'react';
import { useFormContext } from 'react-hook-form';
import { t } from '../../core/i18n/t.ts';
import { contents } from '../../core/contents.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { useDialog } from './dialog-context.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import type { ControlProps } from '../../kit/fields/control.ts';
import type { Beside, PickerProps } from '../../core/model/picker.ts';
import { bare, dependsOn } from './reference.ts';
import { ReferenceInput, type Choices } from './ReferenceInput.tsx';

/**
 * Whether a field's record is chosen in a dialog. Not if `choices` has fixed values, because pickers do not apply
 * these.
 */
export const hasPicker = ({ widget, type, to, choices = {} }: FieldInfo): boolean =>
  widget === 'picker' &&
  type === 'ref' &&
  to !== undefined &&
  to in contents().pickers &&
  Object.values(choices).every(({ is }) => is === undefined);

interface PickerInputProps extends ControlProps {
  readonly field: FieldInfo;
  readonly given?: Choices | undefined;
  readonly picker?: ComponentType<PickerProps> | undefined;
}

/** A reference that can be typed, or chosen in a dialog. */
export function PickerInput(props: PickerInputProps) {
  const { field, name, value, onChange, picker } = props;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ReferenceInput {...props} />
      </Box>
      <PickerButton field={field} name={name} value={value as WireRecord | null} onChange={onChange} picker={picker} />
    </Box>
  );
}

interface ButtonProps {
  readonly field: FieldInfo;
  readonly name: string;
  readonly value: WireRecord | null;
  readonly onChange: (value: WireRecord) => void;
  /** Default: the one of the entity. */
  readonly picker?: ComponentType<PickerProps> | undefined;
}

/** Opens the picker. It may also set references that depend on this one, or that this one depends on. */
export function PickerButton({ field, name, value, onChange, picker }: ButtonProps) {
  const { of, names, isReadOnly, needs, userChanged } = useDialog();
  const form = useFormContext<WireRecord>();
  const [open, setOpen] = useState(false);
  const Picker = picker ?? contents().pickers[field.to!]!;
  const { plural } = summaryOf(field.to!);

  const nameBeside = (to: string): string | undefined =>
    names.find((other) => {
      const info = of.fields[other]!;
      return info.to === to && info.type === 'ref' && (dependsOn(info, name) || dependsOn(field, other));
    });
  const beside = (to: string): Beside | null => {
    const other = nameBeside(to);
    if (other === undefined) return null;
    return {
      value: (form.getValues(other) as WireRecord | null) ?? null,
      required: needs(other),
      readOnly: isReadOnly(other),
    };
  };
  const set = (other: string, next: WireRecord | null) => {
    form.setValue(other, next && bare(of.fields[other]!.to!, next), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    userChanged(other, next);
  };

  return (
    <>
      <IconButton
        aria-label={t('crud.field.search', { plural: plural.toLowerCase() })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ width: 34, height: 34, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
      {open && (
        <Suspense>
          <Picker
            value={value}
            beside={beside}
            onClose={() => setOpen(false)}
            onChoose={(chosen, others = {}) => {
              setOpen(false);
              // References that this one depends on are set first: setting them clears this one if it no longer fits.
              const along = Object.entries(others).flatMap(([to, record]) => {
                const other = nameBeside(to);
                return other === undefined ? [] : [{ other, record, first: dependsOn(field, other) }];
              });
              for (const { other, record, first } of along) if (first) set(other, record);
              onChange(bare(field.to!, chosen));
              for (const { other, record, first } of along) if (!first) set(other, record);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
