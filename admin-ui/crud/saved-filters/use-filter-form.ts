import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type DataProvider,
  type ListControllerResult,
} from 'react-admin';
import { schemaText, t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import type { Draft as Unsaved } from '../form/drafts.ts';
import { useDraft } from '../form/use-draft.ts';
import type { Resource } from '../../core/model/resource.ts';
import type { View } from '../../core/model/screen.ts';
import { useSession } from '../../core/session/session.ts';
import { both, emptyDraft, problemOf, quickDrafts, toCondition, toDraft, type Draft } from './conditions.ts';
import { filterCalls, filterKey, sharedAs, type SavedFilter, type SharedAs } from './saved-filters.ts';
import { useViewFields } from '../columns/view-fields.ts';

/** The list that a filter is for. */
export interface FilteredList {
  readonly of: Resource;
  /** Field that the date filter applies to. */
  readonly date: string | undefined;
  /** The default order. */
  readonly usualSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

interface Values {
  readonly filterName: string;
  readonly rows: readonly Draft[];
  /** Empty for the list's default order. */
  readonly sortField: string;
  readonly sortOrder: 1 | -1;
  readonly favourite: boolean;
  readonly isDefault: boolean;
  readonly share: SharedAs;
  /** Key of the role that it is shared with. */
  readonly role: number | null;
}

/** The saved filter to change, or the one that a new one copies. */
interface Subject {
  readonly filter: SavedFilter | null;
  readonly from?: SavedFilter | undefined;
}

/** State of the filter form: its values, their errors, and saving. */
export function useFilterForm(
  view: View,
  list: FilteredList,
  { filter, from }: Subject,
  onSaved: (saved: SavedFilter) => void,
) {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const viewFields = useViewFields(view.id);
  const fields = viewFields.data?.filter(({ type }) => type !== 'refs');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const branch = useSession()?.profile.defBranch;
  const { values, setValues, isChanged } = useValues(list, { filter, from }, setProblem);
  const draft = useDraft({
    name: `filter.${view.id}.${filter?.id ?? 'new'}`,
    title: t(filter ? 'crud.savedFilters.editDraft' : 'crud.savedFilters.newDraft', { list: schemaText(view.name) }),
    changes: isChanged ? { values: { ...values }, before: {} } : null,
  });

  const problems = {
    name: tried && values && !values.filterName.trim() ? t('crud.savedFilters.nameRequired') : undefined,
    role: tried && values && lacksRole(values) ? t('crud.savedFilters.roleRequired') : undefined,
    rows: tried && values && fields ? values.rows.map((row) => problemOf(row, fields)) : [],
  };

  /** @param release called once the filter is saved */
  async function submit(release: () => void) {
    if (!values || !fields) return;
    setTried(true);
    setProblem(null);
    if (!values.filterName.trim() || lacksRole(values) || values.rows.some((row) => problemOf(row, fields))) {
      setTimeout(focusFirstProblem);
      return;
    }
    setBusy(true);
    const { filterName, rows, sortField, sortOrder, favourite, isDefault, share, role } = values;
    const isShared = (filter ? sharedAs(filter) : 'nobody') === share && (filter?.forRole?.id ?? null) === role;
    const sharing = {
      forEverybody: share === 'everybody',
      forBranch: share === 'branch' ? (filter?.forBranch?.id ?? branch?.id ?? null) : null,
      forRole: share === 'role' ? role : null,
    };
    const order = sortField ? { sortField, sortOrder } : { sortField: null, sortOrder: 0 as const };
    try {
      const saved = await filterCalls.save(filter?.id ?? null, {
        filterName: filterName.trim(),
        dbview: view.id,
        conditions: rows.map(toCondition),
        ...order,
        favourite,
        isDefault,
        ...(!isShared && sharing),
      });
      notify(translate(`branchline.userViewFilter.${filter ? 'updated' : 'created'}`), { type: 'success' });
      void queries.invalidateQueries({ queryKey: [filterKey] });
      void queries.invalidateQueries({ queryKey: [list.of.name] });
      draft.settle();
      release();
      onSaved(saved);
    } catch (error) {
      setBusy(false);
      setProblem((error as Error).message);
      notify(translate(`branchline.userViewFilter.${filter ? 'updateFailed' : 'createFailed'}`), { type: 'error' });
    }
  }

  return {
    values,
    fields,
    problems,
    problem: problem ?? (viewFields.error ? (viewFields.error as Error).message : null),
    busy,
    submit,
    set: (part: Partial<Values>) => setValues((now) => now && { ...now, ...part }),
    addRow: () => setValues((now) => now && { ...now, rows: [...now.rows, emptyDraft()] }),
    isChanged,
    draft,
    restore({ values: kept }: Unsaved) {
      const rows = (kept.rows as readonly Draft[]).map((row) => ({ ...row, key: emptyDraft().key }));
      setValues((now) => now && { ...now, ...kept, rows });
      draft.take();
    },
  };
}

export type FilterForm = ReturnType<typeof useFilterForm>;

/** The values of the form; null until they are known. */
function useValues(target: FilteredList, subject: Subject, onFailed: (message: string) => void) {
  const list = useListContext();
  const dataProvider = useDataProvider();
  const [values, setValues] = useState<Values | null>(null);
  const [initial, setInitial] = useState<Values | null>(null);
  const begin = useEffectEvent(() => valuesOf(subject, { ...target, list, dataProvider }));
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let left = false;
    begin().then(
      (next) => {
        if (left) return;
        setValues(next);
        setInitial(next);
      },
      (error: Error) => fail(error.message),
    );
    return () => {
      left = true;
    };
  }, []);
  return { values, setValues, isChanged: values !== initial && JSON.stringify(values) !== JSON.stringify(initial) };
}

interface Around extends FilteredList {
  readonly list: ListControllerResult;
  readonly dataProvider: DataProvider;
}

/** Initial values: those of the saved filter, or for a new one, those it copies or the list's current filters and order. */
async function valuesOf(
  { filter, from }: Subject,
  { list, of, date, usualSort, dataProvider }: Around,
): Promise<Values> {
  const source = filter ?? from;
  const saved = source?.id ?? (list.filterValues[filterNames.saved] as number | undefined);
  const kept = saved ? (await filterCalls.conditions(saved)).map(toDraft) : [];
  const now = source ? [] : await quickDrafts(list.filterValues, of.fields, date, dataProvider);
  const { sortField, sortOrder } = source ?? {
    sortField: list.sort.field,
    sortOrder: list.sort.order === 'DESC' ? (-1 as const) : (1 as const),
  };
  const isUsual = sortField === usualSort.field && list.sort.order === usualSort.order;
  const isOrdered = Boolean(sortField && sortOrder) && (source !== undefined || !isUsual);
  return {
    filterName: source?.filterName ?? '',
    rows: both(kept, now),
    sortField: isOrdered ? sortField! : '',
    sortOrder: sortOrder === -1 ? -1 : 1,
    favourite: filter?.favourite ?? false,
    isDefault: filter?.isDefault ?? false,
    share: filter ? sharedAs(filter) : 'nobody',
    role: filter?.forRole?.id ?? null,
  };
}

const lacksRole = ({ share, role }: Values): boolean => share === 'role' && role === null;

const focusFirstProblem = () =>
  document
    .querySelector<HTMLElement>(
      '[role="dialog"] :is([aria-required].Mui-error, .Mui-error input, [data-invalid] [role="combobox"], [data-invalid] input)',
    )
    ?.focus();
