import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from '../../core/i18n/t.ts';
import type { BulkKind } from '../bulk/BulkChangeDialog.tsx';
import { useMayChangeMany } from '../bulk/may-change-many.ts';
import { CompareButton } from '../compare/CompareButton.tsx';
import { later } from '../../kit/later.tsx';
import { MergeButton } from '../merge/MergeButton.tsx';
import { AwayRows } from './AwayRows.tsx';
import { useList } from './list-context.ts';
import { inBody, OtherCount, useActions, type Which } from './use-actions.ts';
import { useBulkQuestion } from './use-bulk-question.ts';

const SaveCards = later(() => import('../actions/SaveCards.tsx').then((module) => module.SaveCards));
const BulkChangeDialog = later(() => import('../bulk/BulkChangeDialog.tsx').then((module) => module.default));

/** Actions on the selected rows. Hidden if none is selected. */
export function BulkBar() {
  const { filterValues, total = 0 } = useListContext();
  const { of, canEdit, canRemove, selection } = useList();
  const [isBusy, setBusy] = useState(false);
  const [changing, setChanging] = useState<BulkKind | null>(null);
  const may = useMayChangeMany(of);
  const More = of.slots['list.bulk'];
  const actions = useActions(of);
  const ask = useBulkQuestion(selection);
  const { rows, inSight, count, allOf, clear } = selection;
  if (!count) return null;
  const ids = rows.map(({ id }) => id as number);
  const away = rows.slice(inSight);
  const canSwitch = canEdit && of.hasActive;
  const offersAll =
    !allOf && total > count && ((of.calls.bulk !== undefined && (canSwitch || canRemove)) || may.set || may.create);

  /** Asks, then acts. Asks again if the filter finds another number of rows than the user has confirmed. */
  async function act(question: Parameters<typeof ask>[0], action: (which: Which) => Promise<boolean>) {
    for (let now: number | undefined; now !== 0 && (await ask(question, now));) {
      setBusy(true);
      try {
        if (await action(allOf ? { allOf, count: now ?? count } : ids)) clear();
        return;
      } catch (error) {
        if (!(error instanceof OtherCount)) throw error;
        now = error.count;
      } finally {
        setBusy(false);
      }
    }
  }

  const makeActive = () =>
    act(
      (facts) => ({
        title: t('crud.bulk.makeActiveTitle', facts),
        text: t('crud.bulk.makesActive', facts),
        yes: t('crud.actions.makeActive'),
      }),
      (which) => actions.setActive(which, true),
    );
  const makeInactive = () =>
    act(
      (facts) => ({
        title: t('crud.bulk.makeInactiveTitle', facts),
        text: t('crud.bulk.makesInactive', facts),
        yes: t('crud.actions.makeInactive'),
      }),
      (which) => actions.setActive(which, false),
    );
  const remove = () =>
    act(
      (facts) => ({
        title: t('crud.bulk.deleteTitle', facts),
        text: t('crud.bulk.deletes', facts),
        hint: t(of.removesForGood ? 'crud.bulk.forGood' : 'crud.bulk.restorable'),
        yes: t('kit.delete'),
        destroys: true,
      }),
      actions.remove,
    );
  /** "All 3,412 of this filter". */
  const allRows = (number: number) =>
    t(Object.keys(filterValues).length ? 'crud.bulk.allOfFilter' : 'crud.bulk.allOfList', {
      count: number.toLocaleString('en-GB'),
    });
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
        // On a telephone it stays in sight, in one line.
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        position: { xs: 'sticky', sm: 'static' },
        top: { xs: 0, sm: 'auto' },
        zIndex: { xs: 1, sm: 'auto' },
        '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
      }}
    >
      <Typography aria-live="polite" sx={{ fontWeight: 'fontWeightMedium', mr: 1 }}>
        {t('crud.bulk.selected', { count: allOf ? allRows(count) : count })}
        {away.length > 0 && `, ${t('crud.bulk.away', { count: away.length })}`}
      </Typography>
      {away.length > 0 && <AwayRows rows={away} onUnselect={selection.toggle} />}
      {offersAll && <Button onClick={selection.chooseAll}>{allRows(total)}</Button>}
      {may.set && (
        <>
          <Button disabled={isBusy} onClick={() => setChanging('reassign')}>
            {t('crud.bulk.reassign')}
          </Button>
          {of.bulk!.set.length > 1 && (
            <Button disabled={isBusy} onClick={() => setChanging('change')}>
              {t('crud.bulk.change')}
            </Button>
          )}
        </>
      )}
      {may.create && (
        <Button disabled={isBusy} onClick={() => setChanging('create')}>
          {t('crud.bulk.create', { title: summaryOf(of.bulk!.create!.of).title.toLowerCase() })}
        </Button>
      )}
      {!allOf && count === 2 && (
        <CompareButton of={of} records={rows.toSorted((a, b) => Number(a.id) - Number(b.id))} />
      )}
      {!allOf && count === 2 && <MergeButton of={of} records={[rows[0]!, rows[1]!]} onDone={clear} />}
      {canSwitch && (
        <>
          <Button disabled={isBusy} onClick={makeActive}>
            {t('crud.actions.makeActive')}
          </Button>
          <Button disabled={isBusy} onClick={makeInactive}>
            {t('crud.actions.makeInactive')}
          </Button>
        </>
      )}
      {of.hasCards && !allOf && (
        <Suspense>
          <SaveCards of={of} ids={ids} />
        </Suspense>
      )}
      {More && !allOf && <More of={of} ids={ids} ask={ask} onDone={clear} />}
      {canRemove && (
        <Button color="error" disabled={isBusy} onClick={remove}>
          {t('kit.delete')}
        </Button>
      )}
      <Button color="inherit" onClick={clear} sx={{ ml: 'auto' }}>
        {t('crud.bulk.clear')}
      </Button>
      {changing && (
        <Suspense>
          <BulkChangeDialog
            of={of}
            kind={changing}
            which={inBody(allOf ? { allOf, count } : ids)}
            count={count}
            onDone={() => {
              setChanging(null);
              clear();
            }}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
    </Paper>
  );
}
