import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import { choicesOf, format, isNumeric, nameOf } from '../../core/model/values.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';

interface Props {
  readonly field: FieldInfo;
  readonly value: any;
  /** Values to choose from, with their labels. Default: those of the field. */
  readonly choices?: readonly (readonly [unknown, string])[];
  readonly onChange: (value: unknown) => void;
}

/** A filter as a chip, with its field and value. */
export function FilterChip({ field, value, choices = choicesOf(field), onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSet = value !== undefined && value !== null;
  const close = () => setAnchor(null);
  const choose = (next: unknown) => {
    close();
    onChange(next);
  };
  return (
    <>
      <Chip
        size="medium"
        variant={isSet ? 'filled' : 'outlined'}
        color={isSet ? 'primary' : 'default'}
        label={isSet ? <ChosenLabel field={field} value={value} choices={choices} /> : field.title}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(isSet
          ? { onDelete: () => onChange(null) }
          : {
              deleteIcon: <ArrowDropDownIcon />,
              onDelete: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget.parentElement),
            })}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        sx={{ mt: 0.5 }}
      >
        {field.to ? (
          <ReferenceChoices field={field} onChoose={choose} />
        ) : !choices.length ? (
          <Entry field={field} value={value} onChoose={choose} />
        ) : (
          <MenuList autoFocusItem sx={{ minWidth: 180 }}>
            {choices.map(([choice, label]) => (
              <MenuItem key={label} selected={choice === value} onClick={() => choose(choice)}>
                {label}
              </MenuItem>
            ))}
          </MenuList>
        )}
      </Popover>
    </>
  );
}

function ChosenLabel({ field, value, choices }: Required<Omit<Props, 'onChange'>>) {
  const chosen = choices.find(([choice]) => choice === value);
  if (!field.to) return <>{`${field.title}: ${chosen?.[1] ?? format(field, value)}`}</>;
  return <ReferenceLabel field={field} id={value as number} />;
}

/** The name of a record. The address has only its key, so the name is looked up. */
function ReferenceLabel({ field, id }: { readonly field: FieldInfo; readonly id: number }) {
  const { data } = useGetOne(field.to!, { id }, { staleTime: 60_000 });
  return <>{`${field.title}: ${data ? String(data[summaryOf(field.to!).display]) : '…'}`}</>;
}

/** An input for a number or a text. Enter applies it. */
function Entry({
  field,
  value,
  onChoose,
}: {
  readonly field: FieldInfo;
  readonly value: number | string | null | undefined;
  readonly onChoose: (value: number | string | null) => void;
}) {
  const [text, setText] = useState(String(value ?? ''));
  const number = Number(text.replaceAll(',', ''));
  const isText = !isNumeric(field);
  const wrong = !isText && (Number.isNaN(number) || (field.type === 'integer' && !Number.isInteger(number)));
  return (
    <Box
      component="form"
      sx={{ p: 1, width: 180 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) onChoose(text.trim() === '' ? null : isText ? text.trim() : number);
      }}
    >
      <TextField
        autoFocus
        fullWidth
        hiddenLabel
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': field.title, inputMode: isText ? 'text' : 'decimal', autoComplete: 'off' },
        }}
      />
    </Box>
  );
}

function ReferenceChoices({ field, onChoose }: { readonly field: FieldInfo; readonly onChoose: (id: number) => void }) {
  const target = summaryOf(field.to!);
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useGetList(
    field.to!,
    { pagination: { page: 1, perPage: 500 }, sort: { field: target.display, order: 'ASC' }, filter: {} },
    { staleTime: 60_000 },
  );
  return (
    <Box sx={{ p: 1, width: 280 }}>
      <Autocomplete<WireRecord>
        open
        disablePortal
        options={data}
        loading={isFetching}
        getOptionLabel={(record) => nameOf(record[target.display])}
        getOptionKey={(record) => record[target.key] as number}
        onChange={(_, record) => record && onChoose(record[target.key] as number)}
        noOptionsText={
          error ? (
            <SearchFailed what={target.plural.toLowerCase()} onRetry={() => void refetch()} />
          ) : (
            t('kit.notFound', { what: target.title.toLowerCase() })
          )
        }
        popupIcon={null}
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
          paper: { sx: { border: 0, boxShadow: 'none' } },
          listbox: { sx: { maxHeight: 280 } },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            hiddenLabel
            placeholder={t('crud.filter.find', { title: target.title.toLowerCase() })}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': field.title } }}
          />
        )}
      />
    </Box>
  );
}
