import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useUndo } from '../use-undo.ts';
import { Refusal } from './refusal.ts';
import { transformed } from './validate.ts';

interface Options {
  readonly of: Resource;
  readonly form: UseFormReturn<WireRecord>;
  /** The record to edit; null for a new one. */
  readonly record: WireRecord | null;
  readonly names: readonly string[];
  /** Asks whether to save despite duplicates. */
  readonly anyway: (rows: readonly WireRecord[]) => Promise<boolean>;
  /** Possible duplicates of the record being edited. */
  readonly alike: () => readonly WireRecord[];
  /** Called if someone else has saved the record meanwhile. */
  readonly onConflict: (theirs: WireRecord) => void;
}

interface Created {
  readonly saved: WireRecord;
  /** Takes it back; null if that is not possible. */
  readonly undo: (() => Promise<unknown>) | null;
  /** Whether it was saved despite possible duplicates. */
  readonly anyway: boolean;
}

/** Saves a form. Handles what the server may report: invalid fields, duplicates, or a conflict with another edit. */
export function useSave({ of, form, record, names, anyway, alike, onConflict }: Options) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const undoable = useUndo();
  const session = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const { dirtyFields } = form.formState;
  // A save may change records that this one refers to: a contact may become the key contact of its customer.
  const touched = new Set<unknown>([of.name, ...Object.values(of.fields).map(({ to }) => to)]);

  /** @param besides further values that the user has not typed */
  async function save(values: WireRecord, besides: WireRecord = {}): Promise<WireRecord | null> {
    setProblem(null);
    try {
      if ((await of.slots['save.before']?.(transformed(of, { ...values, ...besides }), record)) === false) return null;
      if (alike().length && !(await anyway(alike()))) return null;
      const created = record ? null : await createUndoable({ ...values, ...besides });
      const saved = record ? await update(values, besides) : created?.saved;
      if (!saved) return null;
      await of.slots['save.after']?.(saved, record, (text) => notify(text, { type: 'warning' }), values);
      announce(saved, created);
      await reload();
      return saved;
    } catch (error) {
      explain(error as Error);
      return null;
    }
  }

  /** Sends only changed fields, and the version that was edited. */
  async function update(values: WireRecord, besides: WireRecord): Promise<WireRecord> {
    const changed = Object.fromEntries(
      Object.entries(transformed(of, { ...values, ...besides })).filter(
        ([name]) => name in of.fields && (dirtyFields[name] !== undefined || name in besides),
      ),
    );
    if (!Object.keys(changed).length) return record!;
    const version = record!.version as number;
    const own = of.slots['save.update']?.(record!, { ...changed, version });
    if (own) return own;
    const { data } = await dataProvider.update(of.name, {
      id: record![of.key],
      data: { ...changed, version },
      previousData: record!,
    });
    return data;
  }

  const reload = () => queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) });

  /** Creates the record, after preparing to take it back. */
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
    const sent = sendable(of, values, names);
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

  /** Reports the save in a toast. One with a new number stays longer, so that people can note it (CON-003). */
  function announce(saved: WireRecord, created: Created | null) {
    const text = (name: string, instead?: string) =>
      translate(`branchline.${of.name}.${name}`, instead === undefined ? {} : { _: instead });
    const message = !created
      ? text('updated')
      : created.anyway
        ? text('createdAnyway', text('created'))
        : text('created');
    const number = created && of.number ? String(saved[of.number]) : null;
    if (number) notify(number, { type: 'success', summary: message, autoHideDuration: 7000 });
    else notify(message, { type: 'success', ...(created?.undo && undoable(created.undo)) } as never);
  }

  function explain(error: Error) {
    const body = error instanceof HttpError ? (error.body as WireRecord | null) : null;
    if (body?.code === 'edit_conflict') return onConflict(body.theirs as WireRecord);
    const { errors = {} } = error instanceof Refusal ? error : ((body ?? {}) as Partial<Refusal>);
    const fields = Object.entries(errors);
    const known = fields.filter(([name]) => names.includes(name));
    known.forEach(([name, message], i) => form.setError(name, { type: 'server', message }, { shouldFocus: i === 0 }));
    if (!known.length) setProblem(error.message);
    const usual = translate(`branchline.${of.name}.${record ? 'updateFailed' : 'createFailed'}`);
    notify(error instanceof Refusal ? error.message : usual, { type: 'error' });
  }

  return { save, problem };
}

/**
 * The values of a new record that are sent. The server sets read-only fields. An alias is sent only if the form shows it
 * instead of its field.
 */
function sendable(of: Resource, values: WireRecord, names: readonly string[]): WireRecord {
  const isSent = (name: string) => {
    const field = of.fields[name];
    if (name === 'id' || !field || field.readOnly) return false;
    return field.type !== 'alias' || (names.includes(name) && !names.includes(field.alias![0]!));
  };
  return transformed(of, Object.fromEntries(Object.entries(values).filter(([name]) => isSent(name))));
}
