import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { CompareButton } from '../compare/CompareButton.tsx';
import { AwayRows } from './AwayRows.tsx';
import { useList } from './list-context.ts';
import { useActions } from './use-actions.ts';
import { useBulkQuestion } from './use-bulk-question.ts';

/** Actions on the selected rows. Hidden if none is selected. */
export function BulkBar() {
  const { of, canEdit, canRemove, selection } = useList();
  const More = of.slots['list.bulk'];
  const actions = useActions(of);
  const ask = useBulkQuestion(selection);
  const { rows, inSight, clear } = selection;
  if (!rows.length) return null;
  const ids = rows.map(({ id }) => id as number);
  const away = rows.slice(inSight);
  const switched = (active: boolean) => async () => {
    const yes = await ask((facts) =>
      active
        ? {
            title: t('crud.bulk.makeActiveTitle', facts),
            text: t('crud.bulk.makesActive', facts),
            yes: t('crud.actions.makeActive'),
          }
        : {
            title: t('crud.bulk.makeInactiveTitle', facts),
            text: t('crud.bulk.makesInactive', facts),
            yes: t('crud.actions.makeInactive'),
          },
    );
    if (yes && (await actions.setActive(ids, active))) clear();
  };
  const remove = async () => {
    const yes = await ask((facts) => ({
      title: t('crud.bulk.deleteTitle', facts),
      text: t('crud.bulk.deletes', facts),
      yes: t('kit.delete'),
      destroys: true,
    }));
    if (yes && (await actions.remove(ids))) clear();
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
        {away.length > 0 && `, ${t('crud.bulk.away', { count: away.length })}`}
      </Typography>
      {away.length > 0 && <AwayRows rows={away} onUnselect={selection.toggle} />}
      {ids.length === 2 && <CompareButton of={of} records={rows.toSorted((a, b) => Number(a.id) - Number(b.id))} />}
      {canEdit && of.hasActive && (
        <>
          <Button onClick={switched(true)}>{t('crud.actions.makeActive')}</Button>
          <Button onClick={switched(false)}>{t('crud.actions.makeInactive')}</Button>
        </>
      )}
      {More && <More of={of} ids={ids} ask={ask} onDone={clear} />}
      {canRemove && (
        <Button color="error" onClick={remove}>
          {t('kit.delete')}
        </Button>
      )}
      <Button color="inherit" onClick={clear} sx={{ ml: 'auto' }}>
        {t('crud.bulk.clear')}
      </Button>
    </Paper>
  );
}
