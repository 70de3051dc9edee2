import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import { useList } from './list-context.ts';
import { periods } from './periods.ts';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';
import { later } from '../../kit/later.tsx';

const Dates = later(() => import('./Dates.tsx').then((module) => module.Dates));

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
        <Suspense fallback={<Box sx={{ width: 340, height: 168 }} />}>
          <Dates
            first={from}
            last={to}
            onDays={set}
            onPeriod={(period) => {
              setAnchor(null);
              set(period, period);
            }}
          />
        </Suspense>
      </PopoverDialog>
    </>
  );
}
