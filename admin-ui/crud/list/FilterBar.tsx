import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { FilterChooser } from '../saved-filters/FilterChooser.tsx';
import { DateChip } from './DateChip.tsx';
import { FilterChip } from './FilterChip.tsx';
import { useList } from './list-context.ts';
import { SearchBox } from './SearchBox.tsx';

/** The search box, a chip for each filter, and a button to clear them. On a phone, the chips are one row that scrolls. */
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
      <Box sx={chips}>
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
    </Box>
  );
}

/** From 641 px on, the chips wrap with the search box, as if they had no box of their own. */
const chips = {
  display: { xs: 'flex', sm: 'contents' },
  gap: 1,
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, and the row reaches the edge of the screen, which shows that there is more.
  p: 0.5,
  m: -0.5,
  mr: -2,
  '& > *': { flexShrink: 0 },
} as const;
