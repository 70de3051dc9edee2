import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useController } from 'react-hook-form';
import { useReports } from '../../app/shell/use-report-items.ts';
import { schemaText } from '../../core/i18n/t.ts';
import { useDialog } from '../../crud/fields/dialog-context.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';

/** Chooses a report by its name. */
export function ReportField() {
  const { formId, labelOf, hasStar } = useDialog();
  const { field, fieldState } = useController({ name: 'report' });
  const reports = useReports();
  const id = `${formId}-report`;
  const known = reports.some((one) => one.id === field.value);
  return (
    <FieldFrame id={id} label={labelOf('report')} star={hasStar('report')} error={fieldState.error?.message}>
      <Select
        id={id}
        labelId={`${id}-label`}
        fullWidth
        displayEmpty
        value={known ? (field.value as number) : ''}
        error={Boolean(fieldState.error)}
        onChange={(event) => field.onChange(Number(event.target.value))}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput />}
        SelectDisplayProps={{ 'aria-required': true, 'aria-describedby': `${id}-help` } as object}
      >
        {reports.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {schemaText(one.reportName)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
