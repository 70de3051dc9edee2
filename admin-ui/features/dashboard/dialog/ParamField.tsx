import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { schemaText, t } from '../../../core/i18n/t.ts';
import { useDialog } from '../../../crud/fields/dialog-context.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { nameOf } from '../../../core/model/values.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { useCatalogue, useLookup } from './use-catalogue.ts';

interface Props {
  readonly no: number;
  readonly record: UserWidget;
}

/** The choices for a widget parameter, stored as comma-separated ids. */
export function ParamField({ no, record }: Props) {
  const param = useCatalogue().find(({ id }) => id === record.widget)?.params[no - 1];
  return param ? <Choice name={`ParamVal${no}`} label={schemaText(param.label)} lookup={param.lookup} /> : null;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly lookup: string;
}

/** The key of a record is its first field. */
const keyOf = (option: WireRecord) => Object.values(option)[0] as number;

function Choice({ name, label, lookup }: ChoiceProps) {
  const { formId } = useDialog();
  const { field, fieldState } = useController({ name });
  const options = useLookup<WireRecord>(lookup);
  const id = `${formId}-${name}`;
  const ids = String((field.value as string | null) ?? '').split(',');
  return (
    <FieldFrame id={id} label={label} star error={fieldState.error?.message}>
      <Autocomplete<WireRecord, true>
        multiple
        disableCloseOnSelect
        id={id}
        options={options}
        value={options.filter((option) => ids.includes(String(keyOf(option))))}
        onChange={(_, chosen) => field.onChange(chosen.map(keyOf).join() || null)}
        onBlur={field.onBlur}
        getOptionLabel={nameOf}
        getOptionKey={keyOf}
        isOptionEqualToValue={(option, other) => keyOf(option) === keyOf(other)}
        slotProps={{
          clearIndicator: { 'aria-label': t('kit.clear'), title: '' },
          popupIndicator: { 'aria-label': t('userWidget.openChoices'), title: '' },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            hiddenLabel
            error={Boolean(fieldState.error)}
            inputRef={field.ref}
            slotProps={{
              htmlInput: { ...params.inputProps, 'aria-required': true, 'aria-describedby': `${id}-help` },
              input: params.InputProps,
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
