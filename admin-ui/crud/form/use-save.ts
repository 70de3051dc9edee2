import { createElement, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SavedRecord } from '../../core/data/data-provider.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { sendable, transformed } from '../../core/model/sent.ts';
import { useUndo } from '../../kit/undo.ts';
import type { FoundDuplicates } from '../duplicates/duplicates.ts';
import type { DialogState } from '../fields/dialog-context.ts';
import { showErrors } from './form-tools.ts';
import { keptMoments } from './moments.ts';
import { Refusal } from './refusal.ts';
import { SavedToast } from './SavedToast.tsx';
import { savedIn, useCreate, type Created } from './use-create.ts';

interface Options {
  readonly of: Resource;
  readonly form: UseFormReturn<WireRecord>;
  /** The record to edit; null for a new one. */
  readonly record: WireRecord | null;
  readonly dialog: Pick<DialogState, 'names' | 'isReadOnly'>;
  /** Asks whether to save despite duplicates. */
  readonly anyway: (found: FoundDuplicates) => Promise<boolean>;
  /** Possible duplicates of the record being edited. */
  readonly alike: () => FoundDuplicates;
  /** Called if someone else has saved the record in the meantime. */
  readonly onConflict: (theirs: WireRecord) => void;
}

/** Saves a form. Handles what the server may report: invalid fields, duplicates, or a conflict with another edit. */
export function useSave({ of, form, record, dialog, anyway, alike, onConflict }: Options) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const undoable = useUndo();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const { dirtyFields } = form.formState;
  // A save may change records that this one refers to: a contact may become the key contact of its customer.
  const touched = new Set<unknown>([of.name, ...Object.values(of.fields).map(({ to }) => to)]);

  const reload = () => queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) });
  const create = useCreate({ of, names: dialog.names, anyway });

  /** @param besides further values that the user has not typed */
  async function save(values: WireRecord, besides: WireRecord = {}): Promise<WireRecord | null> {
    setProblem(null);
    try {
      if ((await of.slots['save.before']?.(transformed(of, { ...values, ...besides }), record)) === false) return null;
      if (alike().rows.length && !(await anyway(alike()))) return null;
      // If this fails, the toast only says less.
      const news = await of.slots['save.news']?.({ ...values, ...besides }, record).catch(() => null);
      const created = record ? null : await create({ ...values, ...besides });
      const done = record ? await update(record, { ...values, ...besides }, Object.keys(besides)) : created;
      if (!done) return null;
      const { data: saved, undoToken } = done;
      const warn = (text: string) => notify(text, { type: 'warning' });
      await of.slots['save.after']?.(saved, { before: record, values, undoToken, warn });
      await reload();
      // A link in the toast leaves the page, so the form must have nothing unsaved by then.
      announce(done, created, news?.(saved) ?? null);
      return saved;
    } catch (error) {
      explain(error as Error);
      return null;
    }
  }

  /**
   * Sends only changed fields and kept moments, and the version that was edited.
   * @param besides names of values that the user has not typed
   * @returns null if the user does not want to save
   */
  async function update(
    before: WireRecord,
    values: WireRecord,
    besides: readonly string[],
  ): Promise<SavedRecord | null> {
    const isChanged = (name: string) =>
      name in of.fields && (dirtyFields[name] !== undefined || besides.includes(name));
    const kept = keptMoments(of, values, isChanged).filter((name) => dialog.names.includes(name));
    const changed = Object.fromEntries(
      Object.entries(transformed(of, values)).filter(([name]) => isChanged(name) || kept.includes(name)),
    );
    const ask = of.slots['save.with'];
    const more = ask ? await ask(values, before, Object.keys(changed)) : {};
    if (more === null) return null;
    if (!Object.keys({ ...changed, ...more }).length) return { data: before, undoToken: null };
    const version = before.version as number;
    const sent = { ...sendable(of, { ...changed, version }), ...more };
    const own = of.slots['save.update']?.(before, sent);
    if (own) return savedIn(await own);
    const saved = await dataProvider.update(of.name, { id: before[of.key], data: sent, previousData: before });
    return saved as unknown as SavedRecord;
  }

  /** Goes back from the page of a record that is no longer there. */
  function leave(saved: WireRecord) {
    const page = of.page?.replace('{id}', String(saved[of.key]));
    if (page && window.location.pathname.startsWith(`${page}/`)) void navigate(-1);
  }

  /**
   * Reports the save in a toast, with a link to a new record. One with a new number stays for its own time, so that people
   * can note it (CON-003).
   */
  function announce({ data: saved, undoToken }: SavedRecord, created: Created | null, news: string | null) {
    const text = (name: string, instead?: string) =>
      translate(`branchline.${of.name}.${name}`, instead === undefined ? {} : { _: instead });
    if (!created) {
      const message = text('updated');
      notify(news ?? message, { type: 'success', ...(news && { summary: message }), ...undoable(undoToken) });
      return;
    }
    notify(createElement(SavedToast, { of, record: saved, news }), {
      type: 'success',
      summary: created.anyway ? text('createdAnyway', text('created')) : text('created'),
      ...undoable(undoToken, { onUndone: () => leave(saved), takesAway: [of.name, saved[of.key]] }),
      ...(of.number && { autoHideDuration: 7000 }),
    });
  }

  function explain(error: Error) {
    const body = error instanceof HttpError ? (error.body as WireRecord | null) : null;
    if (body?.code === 'edit_conflict') return onConflict(body.theirs as WireRecord);
    const { errors = {} } = error instanceof Refusal ? error : ((body ?? {}) as Partial<Refusal>);
    if (!showErrors(form, errors, dialog)) setProblem(error.message);
    const usual = translate(`branchline.${of.name}.${record ? 'updateFailed' : 'createFailed'}`);
    notify(error instanceof Refusal ? error.message : usual, { type: 'error' });
  }

  return { save, problem };
}
