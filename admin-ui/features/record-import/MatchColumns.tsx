import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { summaryOf } from '../../core/data/data-provider.ts';
import { Loading } from '../../kit/Loading.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { matchingOf, sendMapping, type GivenField, type Import, type Mapping, type Matching } from './calls.ts';
import { EncodingOfFile } from './EncodingOfFile.tsx';
import { KeptMappings } from './KeptMappings.tsx';
import { given, withColumn, withLookup } from './mapping.ts';
import type { Sending } from './use-import.ts';
import { t } from './texts.ts';

interface Props {
  readonly record: Import;
  readonly send: Sending;
  readonly isSending: boolean;
}

/** The second step: which column of the file becomes which field. */
export function MatchColumns({ record, ...props }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['recordImport', record.id, 'matching'],
    queryFn: () => matchingOf(record.id),
    staleTime: Infinity,
  });
  if (error) return <LoadFailed text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Columns key={record.id} record={record} matching={data} {...props} />;
}

function Columns({ record, matching, send, isSending }: Props & { readonly matching: Matching }) {
  const { columns, fields, proposal, sure } = matching;
  const [mapping, setMapping] = useState<Mapping>(record.mapping ? JSON.parse(record.mapping) : proposal);
  const title = summaryOf(record.kind).title.toLowerCase();
  const missing = fields.filter(({ name, required }) => required && !given(mapping, name));
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          {t('recordImport.match.title')}
        </Typography>
        <EncodingOfFile record={record} />
        <Button
          variant="contained"
          loading={isSending}
          disabled={!Object.keys(mapping.columns ?? {}).length && !mapping.split}
          onClick={() => void send(() => sendMapping(record.id, mapping))}
        >
          {t('recordImport.match.check')}
        </Button>
      </Box>
      <KeptMappings record={record} matching={matching} mapping={mapping} onUse={setMapping} />
      {mapping.split && (
        <Alert severity="info">{t('recordImport.match.split', { column: mapping.split.column })}</Alert>
      )}
      <Paper variant="outlined" sx={{ display: 'grid' }}>
        {columns.map((column) => {
          const field = fields.find(({ name }) => mapping.columns?.[name] === column.name) ?? null;
          return (
            <Column
              key={column.name}
              column={column}
              field={field}
              fields={fields}
              mapping={mapping}
              byContent={
                field !== null && sure[field.name] === 'content' && proposal.columns?.[field.name] === column.name
              }
              onChange={setMapping}
            />
          );
        })}
      </Paper>
      {missing.length > 0 && (
        <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
          <Typography>{t('recordImport.match.missing', { title })}</Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
            {missing.map((field) => (
              <TextField
                key={field.name}
                label={t('recordImport.match.forAll', { field: field.title })}
                value={String(mapping.defaults?.[field.name] ?? '')}
                onChange={({ target }) => setMapping(withDefault(mapping, field, target.value))}
              />
            ))}
          </Box>
        </Paper>
      )}
    </Box>
  );
}

interface ColumnProps {
  readonly column: Matching['columns'][number];
  readonly field: GivenField | null;
  readonly fields: readonly GivenField[];
  readonly mapping: Mapping;
  readonly byContent: boolean;
  readonly onChange: (mapping: Mapping) => void;
}

/** A column of the file with examples, and the field that it becomes. */
function Column({ column: { name, examples }, field, fields, mapping, byContent, onChange }: ColumnProps) {
  const label = t('recordImport.match.fieldOf', { column: name });
  const lookup = field && mapping.lookups?.[field.name];
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '220px 1fr 300px' },
        alignItems: 'center',
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', order: { sm: 3, md: 0 } }}>
        {examples.join(' · ') || '–'}
      </Typography>
      <Box>
        <Autocomplete<GivenField>
          value={field}
          options={fields}
          getOptionLabel={({ title }) => title}
          getOptionKey={(one) => one.name}
          isOptionEqualToValue={(a, b) => a.name === b.name}
          onChange={(_, next) => onChange(withColumn(mapping, name, next))}
          noOptionsText={t('kit.notFound', { what: t('recordImport.match.field').toLowerCase() })}
          renderInput={(params) => (
            <TextField
              {...params}
              hiddenLabel
              placeholder={t('recordImport.match.leaveOut')}
              helperText={byContent ? t('recordImport.match.byContent') : undefined}
              slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': label } }}
            />
          )}
        />
        {field?.lookup?.canAdd && lookup && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={lookup.missing === 'create'}
                onChange={({ target }) => onChange(withLookup(mapping, field, target.checked))}
              />
            }
            label={t('recordImport.match.addNew')}
          />
        )}
      </Box>
    </Box>
  );
}

/** Gives a field a value for all rows that have none. */
function withDefault(mapping: Mapping, field: GivenField, value: string): Mapping {
  const { [field.name]: _, ...others } = mapping.defaults ?? {};
  const lookups = field.lookup
    ? { ...mapping.lookups, [field.name]: { by: field.lookup.by, missing: 'refuse' as const } }
    : mapping.lookups;
  return { ...mapping, ...(lookups && { lookups }), defaults: value ? { ...others, [field.name]: value } : others };
}
