import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { useUndo } from '../../kit/undo.ts';
import { Refusal } from './refusal.ts';
import { useCreate, type Created } from './use-create.ts';
import { sendable, transformed } from './validate.ts';

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
  /** Called if someone else has saved the record in the meantime. */
  readonly onConflict: (theirs: WireRecord) => void;
}

/** Saves a form. Handles what the server may report: invalid fields, duplicates, or a conflict with another edit. */
export function useSave({ of, form, record, names, anyway, alike, onConflict }: Options) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const undoable = useUndo();
  const [problem, setProblem] = useState<string | null>(null);
  const { dirtyFields } = form.formState;
  // A save may change records that this one refers to: a contact may become the key contact of its customer.
  const touched = new Set<unknown>([of.name, ...Object.values(of.fields).map(({ to }) => to)]);

  const reload = () => queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) });
  const createUndoable = useCreate({ of, names, anyway, reload });

  /** @param besides further values that the user has not typed */
  async function save(values: WireRecord, besides: WireRecord = {}): Promise<WireRecord | null> {
    setProblem(null);
    try {
      if ((await of.slots['save.before']?.(transformed(of, { ...values, ...besides }), record)) === false) return null;
      if (alike().length && !(await anyway(alike()))) return null;
      // If this fails, the toast only says less.
      const news = await of.slots['save.news']?.({ ...values, ...besides }, record).catch(() => null);
      const created = record ? null : await createUndoable({ ...values, ...besides });
      const saved = record ? await update(values, besides) : created?.saved;
      if (!saved) return null;
      await of.slots['save.after']?.(saved, record, (text) => notify(text, { type: 'warning' }), values);
      announce(saved, created, news?.(saved) ?? null);
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
    const sent = sendable(of, { ...changed, version });
    const own = of.slots['save.update']?.(record!, sent);
    if (own) return own;
    const { data } = await dataProvider.update(of.name, {
      id: record![of.key],
      data: sent,
      previousData: record!,
    });
    return data;
  }

  /** Reports the save in a toast. One with a new number stays longer, so that people can note it (CON-003). */
  function announce(saved: WireRecord, created: Created | null, news: string | null) {
    const text = (name: string, instead?: string) =>
      translate(`branchline.${of.name}.${name}`, instead === undefined ? {} : { _: instead });
    const message = !created
      ? text('updated')
      : created.anyway
        ? text('createdAnyway', text('created'))
        : text('created');
    const number = created && of.number ? String(saved[of.number]) : null;
    if (number) notify(number, { type: 'success', summary: message, autoHideDuration: 7000 });
    else
      notify(news ?? message, {
        type: 'success',
        ...(news && { summary: message }),
        ...(created?.undo && undoable(created.undo)),
      });
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
