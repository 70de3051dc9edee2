import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useController } from 'react-hook-form';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { useDialog, useRecordDialog } from './dialog-context.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { FieldInput } from './FieldInput.tsx';
import { useRecordPage } from './use-record-page.ts';
import { hasPicker, PickerButton } from './PickerInput.tsx';
import { nameOf } from '../../core/model/values.ts';

interface Props {
  readonly name: string;
  /** Whether its value is derived from another field. */
  readonly follows?: boolean;
}

/** A reference as a link to its record's page; following it closes the dialog. An empty one can be typed. */
export function LinkedReference({ name, follows = false }: Props) {
  const { of, formId, isReadOnly, hasStar, labelOf, userChanged } = useDialog();
  const { leave } = useRecordDialog();
  const field = of.fields[name]!;
  const { field: control, fieldState } = useController({ name });
  const value = control.value as WireRecord | null;
  const target = summaryOf(field.to!);
  const page = useRecordPage(field.to!, value?.[target.key]);
  if (!value || !page) return <FieldInput name={name} />;
  const id = `${formId}-${name}`;
  const locked = follows || isReadOnly(name);
  const change = (next: WireRecord | null) => {
    control.onChange(next);
    userChanged(name, next);
  };
  return (
    <FieldFrame id={id} label={labelOf(name)} star={hasStar(name)} error={fieldState.error?.message} group>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            height: 36,
            px: 1.25,
            display: 'flex',
            alignItems: 'center',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'action.hover',
          }}
        >
          <Link
            component="button"
            type="button"
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            onClick={() => leave(page)}
            sx={{
              flex: 1,
              minHeight: 24,
              textAlign: 'left',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {nameOf(value[target.display] ?? value)}
          </Link>
          {!locked && (
            <IconButton
              aria-label={t('crud.field.clear', { title: labelOf(name) })}
              onClick={() => change(null)}
              edge="end"
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
        {!locked && hasPicker(field) && <PickerButton field={field} name={name} value={value} onChange={change} />}
      </Box>
    </FieldFrame>
  );
}
