import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Suspense, useState } from 'react';
import { useGetMany } from 'react-admin';
import { summaryOf } from '../../core/data/data-provider.ts';
import { choicesOf, format, isNumeric } from '../../core/model/values.ts';
import type { FieldInfo } from '../../core/model/resource.ts';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';
import { later } from '../../kit/later.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import { valuesIn, withValue, type ChooseValue } from './filter-values.ts';

const ReferenceChoices = later(() => import('./ReferenceChoices.tsx').then((module) => module.default));

interface Props {
  readonly field: FieldInfo;
  readonly value: unknown;
  /** Values to choose from, with their labels. Default: those of the field. */
  readonly choices?: readonly (readonly [unknown, string])[];
  /** Whether it takes several values, as a list; a flag never does. */
  readonly many?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** A filter as a chip, with its field and value, or several values of which any may match. */
export function FilterChip({ field, value, choices = choicesOf(field), many = false, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** What was ticked since it was opened: the address, which has the values, follows a moment later. */
  const [ticked, setTicked] = useState<unknown>();
  const chosen = valuesIn(ticked === undefined ? value : ticked);
  const isSet = chosen.length > 0;
  const close = () => {
    setAnchor(null);
    setTicked(undefined);
  };
  const choose: ChooseValue = (next, isToggled) => {
    const taken = isToggled ? withValue(chosen, next) : next;
    if (isToggled) setTicked(taken);
    else close();
    onChange(taken);
  };
  const takesMany = many && field.type !== 'boolean';
  return (
    <>
      <Chip
        size="medium"
        variant={isSet ? 'filled' : 'outlined'}
        color={isSet ? 'primary' : 'default'}
        label={isSet ? <ChosenLabel field={field} chosen={chosen} choices={choices} /> : field.title}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(isSet
          ? { onDelete: () => onChange(null) }
          : {
              deleteIcon: <ArrowDropDownIcon />,
              onDelete: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget.parentElement),
            })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      />
      <PopoverDialog anchor={anchor} label={field.title} onClose={close}>
        {field.to ? (
          <Suspense fallback={<Box sx={{ width: 280, height: 56 }} />}>
            <ReferenceChoices
              field={field}
              chosen={chosen as number[]}
              many={takesMany}
              onChoose={choose}
              onClose={close}
            />
          </Suspense>
        ) : !choices.length ? (
          <Entry field={field} value={value} onChoose={choose} />
        ) : (
          <FilterChoices choices={choices} chosen={chosen} many={takesMany} onChoose={choose} />
        )}
      </PopoverDialog>
    </>
  );
}

interface LabelProps extends Required<Pick<Props, 'field' | 'choices'>> {
  readonly chosen: readonly unknown[];
}

function ChosenLabel({ field, chosen, choices }: LabelProps) {
  const labelOf = (value: unknown) => choices.find(([choice]) => choice === value)?.[1] ?? format(field, value);
  if (field.to) return <ReferenceLabel field={field} ids={chosen as number[]} />;
  return <Names field={field} names={chosen.map(labelOf)} />;
}

/** The names of records. The address has only their keys, so the names are looked up. */
function ReferenceLabel({ field, ids }: { readonly field: FieldInfo; readonly ids: readonly number[] }) {
  const { key, display } = summaryOf(field.to!);
  const { data = [] } = useGetMany(field.to!, { ids: [...ids] }, { staleTime: 60_000 });
  const nameOf = (id: number) => data.find((record) => record?.[key] === id)?.[display] ?? '…';
  return <Names field={field} names={ids.map((id) => String(nameOf(id)))} />;
}

/** `Region: Wales`, `Region: Wales, Scotland`, or of more `Region: Wales +2`, with all in the tooltip. */
function Names({ field, names }: { readonly field: FieldInfo; readonly names: readonly string[] }) {
  const [first, ...others] = names;
  const shown = others.length > 1 ? `${first} +${others.length}` : names.join(', ');
  return <span title={others.length > 1 ? names.join(', ') : undefined}>{`${field.title}: ${shown}`}</span>;
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
