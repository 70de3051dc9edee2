import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { t } from '../../core/i18n/t.ts';
import { conditionText, conditionsOf, takesMany, valueKind, type Draft } from './conditions.ts';
import { ConditionValue } from './ConditionValue.tsx';
import type { ViewField } from '../columns/view-fields.ts';

interface Props {
  readonly row: Draft;
  /** Number of the condition, from 1. */
  readonly number: number;
  readonly fields: readonly ViewField[];
  readonly problem: string | null;
  readonly onChange: (row: Draft) => void;
  readonly onRemove: () => void;
}

/** One condition of a filter: AND or OR, field, operator and value. */
export function ConditionRow({ row, number, fields, problem, onChange, onRemove }: Props) {
  const field = fields.find(({ dbField }) => dbField === row.field);
  const called = t('crud.condition.called', { number });

  function chooseField(name: string) {
    const next = fields.find(({ dbField }) => dbField === name)!;
    const [usual] = conditionsOf(next);
    onChange({ ...row, field: name, condition: usual!, value: '', dbValue: null });
  }

  /** Keeps the value if the new operator takes the same kind of value. */
  function chooseCondition(condition: string) {
    const isOther =
      valueKind(field!, condition) !== valueKind(field!, row.condition) ||
      [condition, row.condition].some((one) => one === 'between') ||
      takesMany(condition) !== takesMany(row.condition);
    onChange({ ...row, condition, ...(isOther && { value: '', dbValue: null }) });
  }

  return (
    <Box component="li" data-invalid={problem ? true : undefined} sx={places}>
      <Box sx={{ gridArea: 'gate' }}>
        {number > 1 && (
          <Gate
            label={t('crud.condition.gate', { condition: called })}
            value={row.gate}
            onChange={(gate) => onChange({ ...row, gate })}
          />
        )}
      </Box>
      <FieldChoice
        label={t('crud.condition.fieldOf', { condition: called })}
        fields={fields}
        value={row.field}
        invalid={Boolean(problem) && !field}
        onChange={chooseField}
      />
      {field && (
        <OperatorChoice
          label={t('crud.condition.comparison', { condition: called })}
          field={field}
          value={row.condition}
          onChange={chooseCondition}
        />
      )}
      {field && (
        <Box sx={{ gridArea: 'value', minWidth: 0 }}>
          <ConditionValue
            field={field}
            condition={row.condition}
            value={row.value}
            dbValue={row.dbValue}
            label={t('crud.condition.valueOf', { condition: called })}
            invalid={Boolean(problem)}
            onChange={(value, dbValue) => onChange({ ...row, value, dbValue })}
          />
        </Box>
      )}
      <IconButton
        aria-label={t('crud.condition.remove', { condition: called })}
        onClick={onRemove}
        sx={{ gridArea: 'remove', mt: '1px' }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      {problem && (
        <FormHelperText error role="alert" sx={{ gridArea: 'problem', mt: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

const places = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '76px 1fr 32px', sm: '76px minmax(0, 1fr) 150px minmax(0, 1.4fr) 32px' },
  gridTemplateAreas: {
    xs: '"gate field remove" ". condition condition" ". value value" ". problem problem"',
    sm: '"gate field condition value remove" ". problem problem problem problem"',
  },
};

interface GateProps {
  readonly label: string;
  readonly value: Draft['gate'];
  readonly onChange: (gate: Draft['gate']) => void;
}

/** Joins a condition to the previous one: AND or OR. */
const Gate = ({ label, value, onChange }: GateProps) => (
  <Select
    fullWidth
    value={value}
    onChange={({ target }) => onChange(target.value)}
    SelectDisplayProps={{ 'aria-label': label }}
    input={<OutlinedInput />}
  >
    <MenuItem value="AND">{t('crud.condition.and')}</MenuItem>
    <MenuItem value="OR">{t('crud.condition.or')}</MenuItem>
  </Select>
);

interface FieldChoiceProps {
  readonly label: string;
  readonly fields: readonly ViewField[];
  /** Empty if none is chosen. */
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (name: string) => void;
}

function FieldChoice({ label, fields, value, invalid, onChange }: FieldChoiceProps) {
  const field = fields.find(({ dbField }) => dbField === value);
  return (
    <Select
      displayEmpty
      value={value}
      error={invalid}
      onChange={({ target }) => onChange(target.value)}
      renderValue={() => field?.title ?? t('crud.condition.field')}
      SelectDisplayProps={{ 'aria-label': label }}
      input={<OutlinedInput />}
      sx={{ gridArea: 'field', minWidth: 0, color: field ? undefined : 'text.secondary' }}
    >
      {fields.map(({ dbField, title }) => (
        <MenuItem key={dbField} value={dbField}>
          {title}
        </MenuItem>
      ))}
    </Select>
  );
}

interface OperatorChoiceProps {
  readonly label: string;
  readonly field: ViewField;
  readonly value: string;
  readonly onChange: (condition: string) => void;
}

const OperatorChoice = ({ label, field, value, onChange }: OperatorChoiceProps) => (
  <Select
    value={value}
    onChange={({ target }) => onChange(target.value)}
    SelectDisplayProps={{ 'aria-label': label }}
    input={<OutlinedInput />}
    sx={{ gridArea: 'condition' }}
  >
    {conditionsOf(field).map((one) => (
      <MenuItem key={one} value={one}>
        {' '}
        {conditionText(field, one)}
      </MenuItem>
    ))}
  </Select>
);
