import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { schemaText, t } from '../../core/i18n/t.ts';
import { DraftBanner } from '../form/DraftBanner.tsx';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { View } from '../../core/model/screen.ts';
import { useSession } from '../../core/session/session.ts';
import { ConditionRow } from './ConditionRow.tsx';
import type { SavedFilter } from './saved-filters.ts';
import { ShareField } from './ShareField.tsx';
import { useFilterForm, type FilteredList, type FilterForm } from './use-filter-form.ts';
import { Loading } from '../../kit/Loading.tsx';
import { useRemoveFilter } from './use-remove-filter.ts';

export interface FilterDialogProps {
  readonly view: View;
  readonly list: FilteredList;
  /** The filter to change; null to create one from the list's current filters. */
  readonly filter: SavedFilter | null;
  /** The filter that a new one is a copy of. */
  readonly from?: SavedFilter;
  readonly onClose: () => void;
  readonly onSaved: (saved: SavedFilter) => void;
  readonly onRemoved: (removed: SavedFilter) => void;
}

/** Edits a saved filter: its name, conditions, order, and where it is offered. */
export function FilterDialog({ view, list, filter, from, onClose, onSaved, onRemoved }: FilterDialogProps) {
  const form = useFilterForm(view, list, { filter, from }, onSaved);
  const own = useSession()?.profile.id;
  const remove = useRemoveFilter();
  const id = useId().replaceAll(':', '');
  const { values, set, fields, problems } = form;
  async function removed(gone: SavedFilter, release: () => void) {
    if (!(await remove(gone))) return;
    form.draft.settle();
    release();
    onRemoved(gone);
  }
  return (
    <PlainDialog
      title={t(filter ? 'crud.savedFilters.editFilter' : 'crud.savedFilters.newFilter')}
      width={800}
      busy={form.busy}
      isChanged={form.isChanged}
      onDiscard={form.draft.settle}
      disabled={!values || !fields}
      problem={form.problem}
      onSubmit={(release) => void form.submit(release)}
      onClose={onClose}
      renderAside={(release) =>
        filter && (
          <Button color="error" sx={{ mr: 'auto' }} onClick={() => void removed(filter, release)}>
            {t('kit.delete')}
          </Button>
        )
      }
    >
      {!values || !fields ? (
        <Loading height={220} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <DraftBanner offer={form.draft.offer} onRestore={form.restore} onDiscard={form.draft.discard} />
          <FieldFrame id={`${id}-name`} label={t('crud.savedFilters.name')} star error={problems.name}>
            <OutlinedInput
              id={`${id}-name`}
              fullWidth
              autoFocus
              value={values.filterName}
              error={Boolean(problems.name)}
              onChange={(event) => set({ filterName: event.target.value })}
              inputProps={{
                maxLength: 100,
                autoComplete: 'off',
                'aria-required': true,
                'aria-describedby': problems.name ? `${id}-name-help` : undefined,
              }}
            />
          </FieldFrame>
          <Conditions id={id} form={form} values={values} fields={fields} />
          <Order id={id} form={form} values={values} fields={fields} />
          <ShareField
            id={id}
            filter={filter}
            share={values.share}
            role={values.role}
            problem={problems.role}
            onChange={set}
          />
          {(!filter || filter.user?.id === own) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
              <FormControlLabel
                control={
                  <Switch size="small" checked={values.favourite} onChange={(_, favourite) => set({ favourite })} />
                }
                label={t('crud.savedFilters.favourite')}
                sx={{ ml: 0, gap: 1 }}
              />
              <FormControlLabel
                control={
                  <Switch size="small" checked={values.isDefault} onChange={(_, isDefault) => set({ isDefault })} />
                }
                label={t('crud.savedFilters.isDefault', { list: schemaText(view.name) })}
                sx={{ ml: 0, gap: 1 }}
              />
            </Box>
          )}
        </Box>
      )}
    </PlainDialog>
  );
}

interface PartProps {
  readonly id: string;
  readonly form: FilterForm;
  readonly values: NonNullable<FilterForm['values']>;
  readonly fields: NonNullable<FilterForm['fields']>;
}

function Conditions({ id, form: { set, problems, addRow }, values, fields }: PartProps) {
  return (
    <Box component="section" aria-labelledby={`${id}-conditions`}>
      <Typography id={`${id}-conditions`} variant="caption" component="h3" sx={caption}>
        {t('crud.savedFilters.conditions')}
      </Typography>
      {values.rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('crud.savedFilters.noConditions')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {values.rows.map((row, i) => (
          <ConditionRow
            key={row.key}
            row={row}
            number={i + 1}
            fields={fields}
            problem={problems.rows[i] ?? null}
            onChange={(next) => set({ rows: values.rows.with(i, next) })}
            onRemove={() => set({ rows: values.rows.toSpliced(i, 1) })}
          />
        ))}
      </Box>
      <Button startIcon={<AddIcon />} onClick={addRow} disabled={values.rows.length >= 50} sx={{ mt: 1 }}>
        {t('crud.savedFilters.addCondition')}
      </Button>
    </Box>
  );
}

/** The field that the list is sorted by, and the direction. */
function Order({ id, form: { set }, values, fields }: PartProps) {
  const sortable = fields.filter(({ sortable: can }) => can);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <FieldFrame id={`${id}-sort`} label={t('crud.favourites.orderBy')}>
        <Select
          labelId={`${id}-sort-label`}
          fullWidth
          displayEmpty
          value={values.sortField}
          onChange={({ target }) => set({ sortField: target.value })}
          input={<OutlinedInput />}
        >
          <MenuItem value="">{t('crud.savedFilters.orderOfList')}</MenuItem>
          {sortable.map(({ dbField, title }) => (
            <MenuItem key={dbField} value={dbField}>
              {title}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
      {values.sortField && (
        <FieldFrame id={`${id}-order`} label={t('crud.savedFilters.direction')}>
          <Select
            labelId={`${id}-order-label`}
            fullWidth
            value={values.sortOrder}
            onChange={({ target }) => set({ sortOrder: target.value })}
            input={<OutlinedInput />}
          >
            <MenuItem value={1}>{t('crud.savedFilters.ascending')}</MenuItem>
            <MenuItem value={-1}>{t('crud.savedFilters.descending')}</MenuItem>
          </Select>
        </FieldFrame>
      )}
    </Box>
  );
}

const caption = { display: 'block', mb: 0.5, fontWeight: 'fontWeightMedium', color: 'text.secondary' } as const;
