import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { UserWidget, UserWidgetInput } from '../../../../schemas/generated/user-widget.gen.ts';
import { call, undoTokenOf } from '../../../core/data/http.ts';
import { t } from '../../../core/i18n/t.ts';
import { useUndo } from '../../../kit/undo.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { freePlace, widthOf } from '../layout.ts';
import type { useArrange } from './use-arrange.ts';

/**
 * Duplicates and removes widgets, and resets the dashboard to the default of the role. Removing and resetting can be
 * undone.
 */
export function useChanges(user: number, widgets: readonly UserWidget[], send: ReturnType<typeof useArrange>['send']) {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const undoable = useUndo();

  /** Adds a copy at the next free place, and moves those behind it. */
  async function duplicate(widget: UserWidget) {
    const at = freePlace(widgets, widthOf(widget));
    const copy = { ...inputOf(widget), screenPos: at + 1 };
    const behind = widgets.slice(at).map(({ id }, i) => ({ id, screenPos: at + i + 2 }));
    await send({ widgets: [copy, ...behind] }).then(
      () => notify(t('dashboard.edit.duplicated'), { type: 'success' }),
      () => undefined,
    );
  }

  async function remove(widget: UserWidget) {
    await send({ removed: [widget.id] }).then(
      (answer) =>
        notify(t('dashboard.edit.removed', { title: widget.widgetName ?? '' }), {
          type: 'info',
          ...undoable(undoTokenOf(answer)),
        }),
      () => undefined,
    );
  }

  async function reset() {
    const question = {
      title: t('dashboard.reset.title'),
      text: t('dashboard.reset.text'),
      yes: t('dashboard.reset.yes'),
    };
    if (!(await confirm({ ...question, no: t('kit.cancel') }))) return;
    try {
      const answer = await call(`resetUserWidgets/${user}`, { method: 'POST' });
      notify(t('dashboard.reset.done'), { type: 'info', ...undoable(undoTokenOf(answer)) });
      await queries.invalidateQueries({ queryKey: ['userWidget'] });
    } catch (error) {
      notify((error as Error).message, { type: 'error', summary: translate('branchline.userWidget.updateFailed') });
    }
  }

  return { duplicate, remove, reset };
}

/** A widget as a new one is sent. */
function inputOf({ id: _id, version: _version, user: _user, userViewFilter, ...rest }: UserWidget): UserWidgetInput {
  return { ...rest, userViewFilter: userViewFilter?.id ?? null };
}
