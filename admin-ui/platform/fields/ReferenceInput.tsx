import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { summaryOf } from '../data/data-provider.ts';
import { useDialog } from '../dialogs/dialog-context.ts';
import type { FieldInfo, WireRecord } from '../model/resource.ts';
import type { ControlProps } from './FieldInput.tsx';
import { useChoices } from './use-choices.ts';
import { nameOf } from './values.ts';

/** Records to choose from where they are read otherwise than as a list, and what each is called. */
export interface Choices {
  readonly rows: readonly WireRecord[];
  readonly isLoading: boolean;
  readonly textOf: (record: WireRecord) => string;
}

/** Chooses a record, or several, by typing part of its name. */
export function ReferenceInput({
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  required,
  describedBy,
  field,
  given,
}: ControlProps & { readonly field: FieldInfo; readonly given?: Choices | undefined }) {
  const { of, values } = useDialog();
  const target = summaryOf(field.to!);
  const many = field.type === 'refs';
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const narrowed = Object.entries(field.choices ?? {}).map(([name, { is, of }]) => [
    name,
    of ? keyOf(values()[of]) : is,
  ]);
  // Those in use, narrowed by the schema.
  const filter = {
    ...(target.hasActive && !('active' in (field.choices ?? {})) && { active: true }),
    ...Object.fromEntries(narrowed),
  };
  // A choice among what belongs to another field waits for that field.
  const first = Object.values(field.choices ?? {}).find((choice) => choice.of && !values()[choice.of])?.of;
  const asked = useChoices(field.to!, filter, open && !first && !given, text);
  const { choices, loading, all } = given ? { choices: given.rows, loading: given.isLoading, all: true } : asked;
  const chosen = many ? ((value as WireRecord[] | null) ?? []) : ((value as WireRecord | null) ?? null);
  return (
    <Autocomplete<WireRecord, boolean>
      id={id}
      multiple={many}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen as WireRecord}
      onChange={(_, next) => onChange(Array.isArray(next) ? next.map(bare) : next && bare(next))}
      onBlur={onBlur}
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      options={choices}
      {...(!all && { filterOptions: (options: WireRecord[]) => options })}
      loading={loading}
      getOptionLabel={(option) => given?.textOf(option) ?? nameOf(option[target.display] ?? option)}
      getOptionKey={(option) => option[target.key] as number}
      isOptionEqualToValue={(option, other) => option[target.key] === other[target.key]}
      noOptionsText={
        first
          ? `Choose a ${of.fields[first]!.title.toLowerCase()} first`
          : text
            ? `No ${target.title.toLowerCase()} found`
            : `No ${target.plural.toLowerCase()} yet`
      }
      autoHighlight
      handleHomeEndKeys
      slotProps={{
        clearIndicator: { 'aria-label': 'Clear', title: '' },
        popupIndicator: { 'aria-label': open ? 'Close choices' : 'Open choices', title: '' },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          error={invalid}
          inputRef={inputRef}
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-required': required, 'aria-describedby': describedBy },
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && open && <CircularProgress size={16} aria-label="Loading choices" />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );

  /** What of a record goes along in a reference. */
  function bare(record: WireRecord): WireRecord {
    return Object.fromEntries(
      [...new Set([target.key, target.display, ...target.embed])].map((name) => [name, record[name]]),
    );
  }
}

const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : (value ?? null);
