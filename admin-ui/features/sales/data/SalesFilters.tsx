import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '../../../core/i18n/t.ts';
import { FilterChip } from '../../../crud/list/FilterChip.tsx';
import { FilterSheet } from '../../../crud/list/FilterSheet.tsx';
import { SearchBox } from '../../../crud/list/SearchBox.tsx';
import { filterFields, type Grouping } from './columns.ts';
import { filters, type Change, type SalesPage, type SalesQuery } from './use-sales-query.ts';

interface Props {
  readonly query: SalesQuery;
  /** The page that is shown, which has the years to choose from. */
  readonly page: SalesPage | undefined;
  readonly onChange: Change;
}

const groupings = (): Readonly<Record<Grouping, string>> => ({
  branch: t('sales.all.byBranch'),
  account: t('sales.all.byAccount'),
  month: t('sales.all.byMonth'),
});

/** What the figures are grouped by, the search, and a chip for each filter. */
export function SalesFilters({ query, page, onChange }: Props) {
  const { view, by, filter } = query;
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const years = page?.years.map((year) => [String(year), String(year)] as const) ?? [];
  const all = view === 'figures' ? [['all', t('sales.all.allYears')] as const] : [];
  const set = (name: string) => (value: unknown) => onChange({ [name]: value === null ? '' : String(value) });
  const number = (text: string) => (text ? Number(text) : undefined);
  const chips = (
    <>
      <FilterChip
        field={filterFields.year}
        value={filter.year || (page?.year ? String(page.year) : undefined)}
        choices={[...all, ...years]}
        onChange={set('year')}
      />
      <FilterChip
        field={filterFields.to}
        value={number(filter.to) ?? (filter.month ? undefined : page?.to)}
        onChange={set('to')}
      />
      <FilterChip field={filterFields.month} value={number(filter.month)} onChange={set('month')} />
      <FilterChip field={filterFields.branch} value={number(filter.branch)} onChange={set('branch')} />
      <FilterChip field={filterFields.account} value={filter.account || undefined} onChange={set('account')} />
      {filters.some((name) => filter[name]) && (
        <Button color="inherit" onClick={() => onChange(Object.fromEntries(filters.map((name) => [name, ''])))}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </>
  );
  return (
    <Box role="search" data-screen sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {view === 'comparison' && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={by}
          aria-label={t('sales.all.by')}
          onChange={(_, next: Grouping | null) => next && onChange({ by: next, sort: '', order: '' })}
          sx={{ '& .MuiToggleButton-root': { py: 0, minHeight: 32, px: 1.25, textTransform: 'none' } }}
        >
          {Object.entries(groupings()).map(([name, label]) => (
            <ToggleButton key={name} value={name}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <SearchBox what={t('sales.all.search')} value={filter.search} onChange={(search) => onChange({ search })} />
      {!isNarrow && chips}
      {isNarrow && (
        <FilterSheet active={filters.filter((name) => name !== 'search' && filter[name]).length} total={page?.total}>
          {chips}
        </FilterSheet>
      )}
    </Box>
  );
}
