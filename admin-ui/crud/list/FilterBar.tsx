import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import { FilterChooser } from '../saved-filters/FilterChooser.tsx';
import { DateChip } from './DateChip.tsx';
import { FilterChip } from './FilterChip.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { useList } from './list-context.ts';
import { SearchBox } from './SearchBox.tsx';

/** The search box, a chip for each filter, and a button to clear them. On a telephone, a button opens the filters. */
export function FilterBar() {
  const { filterValues, setFilters, total } = useListContext();
  const list = useList();
  const { of, filters, view, date } = list;
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = filterValues;
    setFilters(value === null || value === '' ? rest : { ...rest, [name]: value });
  };
  const { q, ...chosen } = filterValues as Record<string, unknown>;
  const isFiltered = Object.keys(filterValues).length > 0;
  // The first and last day are one filter.
  const active = new Set(Object.keys(chosen).map((name) => (name === filterNames.to ? filterNames.from : name)));
  const chips = (
    <>
      {view && <FilterChooser view={view} list={list} />}
      {filters.map((name) => (
        <FilterChip
          key={name}
          field={of.fields[name]!}
          many
          value={filterValues[name]}
          onChange={(value) => set(name, value)}
        />
      ))}
      {date && <DateChip name={date} />}
      {isFiltered && (
        <Button color="inherit" onClick={() => setFilters({})}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </>
  );
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, gap: 1, alignItems: 'center' }}>
      <SearchBox
        what={of.plural.toLowerCase()}
        value={(q as string | undefined) ?? ''}
        onChange={(text) => set('q', text)}
      />
      {!isNarrow && chips}
      {isNarrow && (view || date || filters.length > 0) && (
        <FilterSheet active={active.size} total={total}>
          {chips}
        </FilterSheet>
      )}
    </Box>
  );
}
