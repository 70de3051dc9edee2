import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { FilterChooser } from '../saved-filters/FilterChooser.tsx';
import { DateChip } from './DateChip.tsx';
import { FilterChip } from './FilterChip.tsx';
import { useList } from './list-context.ts';
import { SearchBox } from './SearchBox.tsx';

/** The search box, a chip for each filter, and a button to clear them. */
export function FilterBar() {
  const { filterValues, setFilters } = useListContext();
  const { of, filters, view, date } = useList();
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = filterValues;
    setFilters(value === null || value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SearchBox
        what={of.plural.toLowerCase()}
        value={(filterValues.q as string | undefined) ?? ''}
        onChange={(text) => set('q', text)}
      />
      {view && <FilterChooser view={view} />}
      {filters.map((name) => (
        <FilterChip key={name} name={name} value={filterValues[name]} onChange={(value) => set(name, value)} />
      ))}
      {date && <DateChip name={date} />}
      {Object.keys(filterValues).length > 0 && (
        <Button color="inherit" onClick={() => setFilters({})}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </Box>
  );
}
