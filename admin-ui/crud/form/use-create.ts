import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { sendable, transformed } from './validate.ts';

interface Options {
  readonly of: Resource;
  /** Fields of the form. */
  readonly names: readonly string[];
  /** Asks whether to save despite duplicates. */
  readonly anyway: (rows: readonly WireRecord[]) => Promise<boolean>;
  /** Reloads what the record touches. */
  readonly reload: () => Promise<unknown>;
}

export interface Created {
  readonly saved: WireRecord;
  /** Takes it back; null if that is not possible. */
  readonly undo: (() => Promise<unknown>) | null;
  /** Whether it was saved despite possible duplicates. */
  readonly anyway: boolean;
}

/**
 * Returns a function that creates a record, after preparing to take it back; null if the user does not want to save.
 */
export function useCreate({ of, names, anyway, reload }: Options) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const session = useSession();

  async function createUndoable(values: WireRecord): Promise<Created | null> {
    const back = allowsChange(session, of.access.remove) && (await of.slots['save.undo']?.(values));
    const created = await create(values);
    return created && { ...created, undo: back ? () => takeBack(() => back(created.saved)) : null };
  }

  async function takeBack(back: () => Promise<unknown>) {
    try {
      await back();
    } catch (error) {
      const failed = translate(`branchline.${of.name}.removeFailed`).replace(/\.$/, '');
      notify(`${failed}. ${(error as Error).message}`, { type: 'error' });
      throw error;
    } finally {
      await reload();
    }
  }

  /** Creates the record. If there are duplicates, asks first; null if the user does not want to save. */
  async function create(values: WireRecord): Promise<Omit<Created, 'undo'> | null> {
    const sent = sendable(of, newRecord(of, values, names));
    const own = of.slots['save.create'];
    if (own) return { saved: (await own(sent)) as WireRecord, anyway: false };
    try {
      return { saved: (await dataProvider.create(of.name, { data: sent })).data, anyway: false };
    } catch (error) {
      const { saveAnyway } = of.calls;
      if (!(error instanceof HttpError) || error.status !== 409 || !saveAnyway) throw error;
      // STA-049
      notify(t('crud.duplicates.verify', { plural: of.plural.toLowerCase() }), { type: 'warning' });
      // Without a list there is nothing to ask (AMB-068).
      if (Array.isArray(error.body) && !(await anyway(error.body as WireRecord[]))) return null;
      const { json } = await call<WireRecord>(saveAnyway, { method: 'POST', body: sent });
      return { saved: json, anyway: true };
    }
  }

  return createUndoable;
}

/**
 * The values of a new record that are sent. The server sets read-only fields. An alias is sent only if the form shows
 * it instead of its field.
 */
function newRecord(of: Resource, values: WireRecord, names: readonly string[]): WireRecord {
  const isSent = (name: string) => {
    const field = of.fields[name];
    if (name === 'id' || !field || field.readOnly) return false;
    return field.type !== 'alias' || (names.includes(name) && !names.includes(field.alias![0]!));
  };
  return transformed(of, Object.fromEntries(Object.entries(values).filter(([name]) => isSent(name))));
}
