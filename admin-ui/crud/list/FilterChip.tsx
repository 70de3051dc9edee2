import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { Suspense, useState } from 'react';
import { useGetOne } from 'react-admin';
import { summaryOf } from '../../core/data/data-provider.ts';
import { choicesOf, format, isNumeric } from '../../core/model/values.ts';
import type { FieldInfo } from '../../core/model/resource.ts';
import { later } from '../../kit/later.tsx';

const ReferenceChoices = later(() => import('./ReferenceChoices.tsx').then((module) => module.default));

interface Props {
  readonly field: FieldInfo;
  readonly value: unknown;
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
          <Suspense fallback={<Box sx={{ width: 280, height: 56 }} />}>
            <ReferenceChoices field={field} onChoose={choose} />
          </Suspense>
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
  readonly value: unknown;
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
      <OutlinedInput
        autoFocus
        fullWidth
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ 'aria-label': field.title, inputMode: isText ? 'text' : 'decimal', autoComplete: 'off' }}
      />
    </Box>
  );
}
