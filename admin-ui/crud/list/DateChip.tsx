import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import { DayInput } from '../../kit/fields/DayInput.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { useList } from './list-context.ts';
import { periods } from './periods.ts';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';

/** The date filter of a list: a first day, a last day, or both. */
export function DateChip({ name }: { readonly name: string }) {
  const { of } = useList();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { [filterNames.from]: from = '', [filterNames.to]: to = '', ...rest } = filterValues as Record<string, string>;
  const isSet = Boolean(from || to);
  const { title } = of.fields[name]!;
  const set = (first: string, last: string) =>
    setFilters({ ...rest, ...(first && { [filterNames.from]: first }), ...(last && { [filterNames.to]: last }) });
  const open = (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget.closest('.MuiChip-root'));
  const days =
    from && to
      ? t('crud.dates.fromTo', { from, to })
      : from
        ? t('crud.dates.fromDay', { from })
        : t('crud.dates.toDay', { to });
  return (
    <>
      <Chip
        size="medium"
        variant={isSet ? 'filled' : 'outlined'}
        color={isSet ? 'primary' : 'default'}
        label={isSet ? `${title}: ${from === to ? (periods[from] ?? from) : days}` : title}
        onClick={open}
        {...(isSet ? { onDelete: () => set('', '') } : { deleteIcon: <ArrowDropDownIcon />, onDelete: open })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      />
      <PopoverDialog anchor={anchor} label={title} onClose={() => setAnchor(null)}>
        <Dates
          first={from}
          last={to}
          onDays={set}
          onPeriod={(period) => {
            setAnchor(null);
            set(period, period);
          }}
        />
      </PopoverDialog>
    </>
  );
}

interface DatesProps {
  readonly first: string;
  readonly last: string;
  readonly onDays: (first: string, last: string) => void;
  readonly onPeriod: (period: string) => void;
}

/** Keeps the entered dates in state, because the list's filter may lag behind. */
function Dates({ first, last, onDays, onPeriod }: DatesProps) {
  const [days, setDays] = useState({ from: isDay(first) ? first : '', to: isDay(last) ? last : '' });
  const set = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(next);
    onDays(next.from, next.to);
  };
  return (
    <Box sx={{ p: 2, width: 340, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {Object.entries(periods).map(([period, label]) => (
          <Chip
            key={period}
            label={label}
            size="medium"
            variant={first === period ? 'filled' : 'outlined'}
            color={first === period ? 'primary' : 'default'}
            onClick={() => onPeriod(period)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <FieldFrame id="filter-from" label={t('crud.dates.from')}>
          <DayInput
            id="filter-from"
            label={t('crud.dates.from')}
            value={days.from}
            onChange={(from) => set({ from })}
          />
        </FieldFrame>
        <FieldFrame id="filter-to" label={t('crud.dates.to')}>
          <DayInput id="filter-to" label={t('crud.dates.to')} value={days.to} onChange={(to) => set({ to })} />
        </FieldFrame>
      </Box>
    </Box>
  );
}

const isDay = (text: string) => /\d/.test(text);
