import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { count } from './use-import.ts';
import { t } from './texts.ts';

export type Shown =
  | 'all'
  | 'new'
  | 'update'
  | 'duplicate'
  | 'same'
  | 'wrong'
  | 'added'
  | 'updated'
  | 'skipped'
  | 'refused'
  | 'left'
  | 'kept';

interface Props {
  readonly filters: readonly Shown[];
  readonly counts: Readonly<Partial<Record<Shown, number>>>;
  readonly value: Shown;
  readonly onChange: (filter: Shown) => void;
}

/** How many rows there are of each kind. A click shows these. */
export const RowFilters = ({ filters, counts, value, onChange }: Props) => (
  <Box role="group" aria-label={t('recordImport.check.filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {filters.map((filter) => (
      <Chip
        key={filter}
        clickable
        component="button"
        aria-pressed={filter === value}
        color={filter === value ? 'primary' : filter === 'wrong' && counts.wrong ? 'error' : 'default'}
        variant={filter === value ? 'filled' : 'outlined'}
        label={`${t(`recordImport.states.${filter}`)} ${count(counts[filter] ?? 0)}`}
        onClick={() => onChange(filter)}
      />
    ))}
  </Box>
);
