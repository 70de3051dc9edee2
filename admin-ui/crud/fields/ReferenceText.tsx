import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { t } from '../../core/i18n/t.ts';
import type { ControlProps } from '../../kit/fields/control.ts';

interface Props {
  readonly params: AutocompleteRenderInputParams;
  readonly control: Pick<ControlProps, 'invalid' | 'inputRef' | 'required' | 'describedBy'>;
  readonly isLoading: boolean;
}

/** The text box of a reference, with a mark while its choices load. */
export const ReferenceText = ({ params, control, isLoading }: Props) => (
  <TextField
    {...params}
    hiddenLabel
    error={control.invalid}
    inputRef={control.inputRef}
    slotProps={{
      htmlInput: {
        ...params.inputProps,
        'aria-required': control.required,
        'aria-describedby': control.describedBy,
      },
      input: {
        ...params.InputProps,
        endAdornment: (
          <>
            {isLoading && <CircularProgress size={16} aria-label={t('crud.field.loadingChoices')} />}
            {params.InputProps.endAdornment}
          </>
        ),
      },
    }}
  />
);
