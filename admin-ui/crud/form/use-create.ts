import { HttpError, useDataProvider, useNotify } from 'react-admin';
import type { SavedRecord } from '../../core/data/data-provider.ts';
import { call, undoTokenOf, type Answer } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { sendable, transformed } from '../../core/model/sent.ts';
import { duplicatesIn, type FoundDuplicates } from '../duplicates/duplicates.ts';

interface Options {
  readonly of: Resource;
  /** Fields of the form. */
  readonly names: readonly string[];
  /** Asks whether to save despite duplicates. */
  readonly anyway: (found: FoundDuplicates) => Promise<boolean>;
}

export interface Created extends SavedRecord {
  /** Whether it was saved despite possible duplicates. */
  readonly anyway: boolean;
}

/**
 * Returns a function that creates a record. If there are duplicates, it asks first; null if the user does not want to
 * save.
 */
export function useCreate({ of, names, anyway }: Options) {
  const dataProvider = useDataProvider();
  const notify = useNotify();

  return async (values: WireRecord): Promise<Created | null> => {
    const fields = newRecord(of, values, names);
    const ask = of.slots['save.with'];
    const more = ask ? await ask(values, null, Object.keys(fields)) : {};
    if (more === null) return null;
    const sent = { ...sendable(of, fields), ...more };
    const own = of.slots['save.create'];
    if (own) return { ...savedIn(await own(sent)), anyway: false };
    try {
      const saved = await dataProvider.create(of.name, { data: sent });
      return { ...(saved as unknown as SavedRecord), anyway: false };
    } catch (error) {
      const { saveAnyway } = of.calls;
      if (!(error instanceof HttpError) || error.status !== 409 || !saveAnyway) throw error;
      // STA-049
      notify(t('crud.duplicates.verify', { plural: of.plural.toLowerCase() }), { type: 'warning' });
      // Without a list there is nothing to ask (AMB-068).
      const found = duplicatesIn(error);
      if (found && !(await anyway(found))) return null;
      return { ...savedIn(await call<WireRecord>(saveAnyway, { method: 'POST', body: sent })), anyway: true };
    }
  };
}

/** The record that a call has saved. */
export const savedIn = (answer: Pick<Answer<WireRecord>, 'json' | 'headers'>): SavedRecord => ({
  data: answer.json,
  undoToken: undoTokenOf(answer),
});

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
