import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UserWidget, UserWidgetInput } from '../../../../schemas/generated/user-widget.gen.ts';
import { call, type Answer } from '../../../core/data/http.ts';
import { widgetsKey } from '../use-widgets.ts';

/** What one step changes: widgets with an id, new ones without, and the ids of those it removes. */
interface Changes {
  readonly widgets?: readonly Partial<UserWidgetInput>[];
  readonly removed?: readonly number[];
}

/** Changes several widgets of a user in one step, which shows at once. Steps are sent one after the other. */
export function useArrange(user: number) {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const key = widgetsKey(user);

  /** @throws the error of a refusal, after showing it and the widgets as they are saved */
  async function send(changes: Changes): Promise<Answer<UserWidget[]>> {
    const sent = last.current
      .catch(() => undefined)
      .then(() => call<UserWidget[]>(`updateUserWidgets/${user}`, { method: 'PUT', body: changes }));
    last.current = sent;
    try {
      return await sent;
    } catch (error) {
      notify((error as Error).message, {
        type: 'error',
        summary: translate(`branchline.userWidget.${failureOf(changes)}`),
      });
      throw error;
    } finally {
      // Further steps are still shown as their user made them.
      if (last.current === sent) await queries.invalidateQueries({ queryKey: ['userWidget'], predicate: isNoData });
    }
  }

  /** Shows the widgets in this order and of these sizes, and saves what differs. */
  function arrange(next: readonly UserWidget[]): void {
    const before = new Map(queries.getQueryData<UserWidget[]>(key)?.map((one) => [one.id, one]));
    const numbered = next.map((widget, i) => ({ ...widget, screenPos: i + 1 }));
    const changed = numbered.filter((one) => differs(one, before.get(one.id)));
    if (!changed.length) return;
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData(key, numbered);
    send({ widgets: changed.map(placeOf) }).catch(() => undefined);
  }

  return { arrange, send };
}

/** Which message of the schema reports that a step failed. */
function failureOf({ widgets = [], removed }: Changes): string {
  if (widgets.some(({ id }) => id === undefined)) return 'createFailed';
  return removed && !widgets.length ? 'removeFailed' : 'updateFailed';
}

const isNoData = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] !== 'data';

const placeOf = ({ id, screenPos, width, height }: UserWidget) => ({ id, screenPos, width, height });

const differs = (one: UserWidget, other: UserWidget | undefined) =>
  one.screenPos !== other?.screenPos || one.width !== other.width || one.height !== other.height;
