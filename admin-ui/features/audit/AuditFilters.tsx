import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { user } from '../../generated/user.gen.tsx';
import { t } from '../../core/i18n/t.ts';
import type { FieldInfo } from '../../core/model/resource.ts';
import { FilterChip } from '../../crud/list/FilterChip.tsx';
import { periods } from '../../crud/list/periods.ts';
import { filters, type useAuditFilter } from './use-audit.ts';

interface Props extends ReturnType<typeof useAuditFilter> {
  readonly kinds: readonly { readonly name: string; readonly title: string }[];
}

/** A chip for each filter of the audit. */
export function AuditFilters({ filter, change, kinds }: Props) {
  const set = (name: (typeof filters)[number]) => (value: unknown) =>
    change({ [name]: value === null ? '' : String(value) });
  const choices = kinds.map(({ name, title }) => [name, title] as const).toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <FilterChip field={field('kind')} value={filter.kind} choices={choices} onChange={set('kind')} />
      <FilterChip
        field={{ ...(user.fields.supervisor as FieldInfo), title: t('audit.user') }}
        value={filter.user ? Number(filter.user) : undefined}
        onChange={set('user')}
      />
      <FilterChip
        field={field('period')}
        value={filter.period}
        choices={Object.entries(periods)}
        onChange={set('period')}
      />
      {Object.keys(filter).length > 0 && (
        <Button color="inherit" onClick={() => change(Object.fromEntries(filters.map((name) => [name, ''])))}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </Box>
  );
}

const field = (name: 'kind' | 'period'): FieldInfo => ({ title: t(`audit.${name}`), type: 'string' });
