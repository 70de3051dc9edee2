import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { CompareButton } from '../compare/CompareButton.tsx';
import { useList } from './list-context.ts';
import { useActions } from './use-actions.ts';

/** Actions on the selected rows. Hidden if none is selected. */
export function BulkBar() {
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const { of, canEdit, canRemove } = useList();
  const More = of.slots['list.bulk'];
  const actions = useActions(of);
  if (!selectedIds.length) return null;
  const ids = selectedIds as number[];
  const chosen = data.filter(({ id }) => ids.includes(id as number)).toSorted((a, b) => Number(a.id) - Number(b.id));
  const switched = (active: boolean) => async () => {
    await actions.setActive(ids, active);
    onUnselectItems();
  };
  return (
    <Paper
      variant="outlined"
      role="toolbar"
      data-screen
      aria-label={t('crud.bulk.label')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        borderColor: 'primary.main',
        flexWrap: 'wrap',
      }}
    >
      <Typography aria-live="polite" sx={{ fontWeight: 550, mr: 1 }}>
        {t('crud.bulk.selected', { count: ids.length })}
      </Typography>
      {ids.length === 2 && <CompareButton of={of} records={chosen} />}
      {canEdit && of.hasActive && (
        <>
          <Button onClick={switched(true)}>{t('crud.actions.makeActive')}</Button>
          <Button onClick={switched(false)}>{t('crud.actions.makeInactive')}</Button>
        </>
      )}
      {More && <More of={of} ids={ids} onDone={onUnselectItems} />}
      {canRemove && (
        <Button color="error" onClick={async () => (await actions.remove(ids)) && onUnselectItems()}>
          {t('kit.delete')}
        </Button>
      )}
      <Button color="inherit" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
        {t('crud.bulk.clear')}
      </Button>
    </Paper>
  );
}
