import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify, useStore, useTranslate, type HttpError } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { chosenFields, type ChosenField } from './view-fields.ts';

/** A column and its width, as a part of 300 for the whole table (CON-025). 0 fits the content. */
export interface Column {
  readonly name: string;
  readonly width: number;
}

/** The latest columns to save, by list, while a save is running. Earlier ones that were not saved yet are skipped. */
const wanted = new Map<number, readonly Column[]>();

/**
 * The columns that the server keeps for a list. Changes show at once and are saved in the background. The browser keeps
 * a copy, so that columns do not jump when the response arrives.
 * @param view number of the list; null if the server keeps no columns for it
 */
export function useSelection(view: number | null) {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [columns, setColumns] = useStore<readonly Column[]>(`selection.${view ?? ''}`, none);
  /** Unsaved changes. If the user leaves the page before they are saved, saving resumes when it opens again. */
  const [unsaved, setUnsaved] = useStore<readonly Column[] | null>(`selection.${view ?? ''}.unsaved`, null);
  const query = chosenFields(view ?? 0);
  const { data } = useQuery({ ...query, enabled: view !== null });
  const take = useEffectEvent((id: number, kept: readonly ChosenField[]) => {
    if (wanted.has(id)) return;
    if (unsaved) save(id, unsaved);
    // Equal columns keep their array, so that the list does not render again.
    else setColumns(replaceEqualDeep(columns, kept.map(toColumn)));
  });
  useEffect(() => {
    if (data && view !== null) take(view, data);
  }, [data, view]);

  async function saveBehind(id: number) {
    let isUpdate = false;
    try {
      let saved: ChosenField[] =
        queries.getQueryData<ChosenField[]>(query.queryKey) ?? (await queries.fetchQuery(query));
      for (let next = wanted.get(id)!, done: typeof next | null = null; next !== done; next = wanted.get(id)!) {
        isUpdate = next.length > 0 && isSame(next, saved);
        saved = await (isUpdate ? saveWidths(next, saved) : replace(id, next));
        done = next;
      }
      wanted.delete(id);
      setUnsaved(null);
      queries.setQueryData(query.queryKey, saved);
    } catch (error) {
      wanted.delete(id);
      // If no response came, keep the changes: they are saved when the list opens again. Leaving the page also ends
      // here.
      if ((error as HttpError).status) setUnsaved(null);
      notify(translate(`branchline.userViewField.${isUpdate ? 'updateFailed' : 'createFailed'}`), { type: 'error' });
      const kept = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
      if (kept && !wanted.has(id)) setColumns(kept.map(toColumn));
    }
  }

  function save(id: number, next: readonly Column[]) {
    const isRunning = wanted.has(id);
    wanted.set(id, next);
    setUnsaved(next);
    setColumns(next);
    if (!isRunning) void saveBehind(id);
  }

  return {
    columns,
    /** Saves the columns; an empty list restores the default. */
    save: (next: readonly Column[]) => save(view!, next),
  };
}

const none: readonly Column[] = [];

const toColumn = ({ dbField, width }: ChosenField): Column => ({ name: dbField, width: width ?? 0 });

const isSame = (columns: readonly Column[], saved: readonly ChosenField[]) =>
  columns.map(({ name }) => name).join() === saved.map(({ dbField }) => dbField).join();

/** Deletes the saved columns, then saves each new one (BEH-129). */
async function replace(view: number, columns: readonly Column[]): Promise<ChosenField[]> {
  if (!columns.length) {
    await call(`reseCurrenttUserViewFields/${view}`);
    return [];
  }
  await call(`deleteCurrentUserViewFields/${view}`, { method: 'DELETE' });
  const saved: ChosenField[] = [];
  for (const [i, { name, width }] of columns.entries()) {
    const body = { dbView: view, dbField: name, colOrder: i + 1, width };
    saved.push((await call<ChosenField>('userViewField', { method: 'POST', body })).json);
  }
  return saved;
}

async function saveWidths(columns: readonly Column[], saved: readonly ChosenField[]): Promise<ChosenField[]> {
  const result: ChosenField[] = [];
  for (const [i, field] of saved.entries()) {
    const { width } = columns[i]!;
    if (width !== (field.width ?? 0)) await call(`setUserViewColWidth/${field.id}/${width}`, { method: 'PUT' });
    result.push({ ...field, width });
  }
  return result;
}
