import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../core/i18n/t.ts';
import { labelOfValue } from '../../core/model/values.ts';
import { call } from '../../core/data/http.ts';
import { RecordsInput } from './RecordsInput.tsx';
import { takesMany, valueKind } from './conditions.ts';
import type { ViewField } from '../columns/view-fields.ts';

interface Props {
  readonly field: ViewField;
  readonly condition: string;
  readonly value: string;
  readonly dbValue: string | null;
  readonly label: string;
  readonly invalid: boolean;
  readonly onChange: (value: string, dbValue: string | null) => void;
}

/** Yes and no as stored in filters, with their translations. */
const flags: Readonly<Record<string, string>> = { Yes: t('kit.yes'), No: t('kit.no') };

/** The control for the value of a condition, by the type of its field. */
export function ConditionValue(props: Props) {
  const { field, condition, value, dbValue, label, invalid, onChange } = props;
  const kind = valueKind(field, condition);
  if (kind === 'none') return null;
  if (kind === 'record')
    return (
      <RecordsInput
        to={field.to!}
        many={takesMany(condition)}
        keys={dbValue}
        label={label}
        invalid={invalid}
        onChange={onChange}
      />
    );
  if (kind === 'flag' || kind === 'choice') {
    const choices = kind === 'flag' ? Object.keys(flags) : field.values!;
    const many = kind === 'choice' && takesMany(condition);
    const shownValue = (one: string) => (kind === 'flag' ? flags[one] : labelOfValue(field, one));
    return (
      <Select<string | string[]>
        fullWidth
        displayEmpty
        multiple={many}
        value={many ? value.split(', ').filter(Boolean) : value}
        error={invalid}
        onChange={({ target }) => {
          const next = [target.value].flat().join(', ');
          onChange(next, kind === 'flag' ? String(next === 'Yes') : null);
        }}
        renderValue={(now) => [now].flat().map(shownValue).join(', ')}
        SelectDisplayProps={{ 'aria-label': label }}
        input={<OutlinedInput />}
      >
        {choices.map((one) => (
          <MenuItem key={one} value={one}>
            {' '}
            {shownValue(one)}
          </MenuItem>
        ))}
      </Select>
    );
  }
  if (condition !== 'between') return <Single {...props} />;
  const [first = '', second = ''] = value.split(',').map((part) => part.trim());
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <Single
        {...props}
        label={t('crud.condition.from', { label })}
        value={first}
        onChange={(next) => onChange(`${next}, ${second}`, null)}
      />
      <Single
        {...props}
        label={t('crud.condition.to', { label })}
        value={second}
        onChange={(next) => onChange(`${first}, ${next}`, null)}
      />
    </Box>
  );
}

function Single({ field, condition, value, label, invalid, onChange }: Props) {
  const kind = valueKind(field, condition);
  if (kind === 'date') return <DateOrPeriod value={value} label={label} invalid={invalid} onChange={onChange} />;
  return (
    <OutlinedInput
      fullWidth
      value={value}
      error={invalid}
      placeholder={takesMany(condition) ? t('crud.condition.many') : undefined}
      onChange={(event) => onChange(event.target.value, null)}
      inputProps={{
        'aria-label': label,
        autoComplete: 'off',
        maxLength: 1000,
        inputMode: kind === 'number' ? 'decimal' : 'text',
      }}
    />
  );
}

/** A date, or a period relative to today. */
function DateOrPeriod({ value, label, invalid, onChange }: Pick<Props, 'value' | 'label' | 'invalid' | 'onChange'>) {
  const { data = [] } = useQuery({
    queryKey: ['dateModifiers'],
    queryFn: () => call<{ name: string }[]>('dateModifiers').then(({ json }) => json.map(({ name }) => name)),
    staleTime: Infinity,
  });
  return (
    <Autocomplete
      freeSolo
      disableClearable
      openOnFocus
      options={data}
      filterOptions={(options) => options}
      inputValue={value}
      onInputChange={(_, next) => onChange(next, null)}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          error={invalid}
          placeholder={t('crud.condition.date')}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': label } }}
        />
      )}
    />
  );
}
