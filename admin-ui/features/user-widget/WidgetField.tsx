import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useController, useFormContext } from 'react-hook-form';
import { useDialog } from '../../crud/form/dialog-context.ts';
import { schemaText } from '../../core/i18n/t.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** Chooses a widget of the catalogue. That clears the parameters, and sets the title unless the user has typed one. */
export function WidgetField() {
  const { formId, labelOf, hasStar } = useDialog();
  const { field, fieldState } = useController({ name: 'widget' });
  const { getValues, setValue } = useFormContext();
  const catalogue = useCatalogue();
  const id = `${formId}-widget`;
  const known = catalogue.some((one) => one.id === field.value);

  function choose(next: number) {
    const title = getValues('widgetName') as string | null;
    field.onChange(next);
    if (!title || catalogue.some(({ widgetName }) => widgetName === title))
      setValue('widgetName', catalogue.find((one) => one.id === next)!.widgetName, { shouldDirty: true });
    for (const no of [1, 2, 3, 4]) setValue(`ParamVal${no}`, null, { shouldDirty: true });
  }

  return (
    <FieldFrame id={id} label={labelOf('widget')} star={hasStar('widget')} error={fieldState.error?.message}>
      <Select
        id={id}
        labelId={`${id}-label`}
        fullWidth
        displayEmpty
        value={known ? (field.value as number) : ''}
        error={Boolean(fieldState.error)}
        onChange={(event) => choose(Number(event.target.value))}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput />}
        SelectDisplayProps={{ 'aria-required': true, 'aria-describedby': `${id}-help` } as object}
      >
        {catalogue.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {schemaText(one.widgetName)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
