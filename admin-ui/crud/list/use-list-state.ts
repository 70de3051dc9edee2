import { recordPath } from '../../core/model/record-path.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import type { ListState } from './list-context.ts';
import type { EntityListProps, ListViewProps } from './list-props.ts';
import { useColumns } from '../columns/use-columns.ts';
import { useListPrint } from './use-list-print.ts';
import { useListView } from './use-list-view.ts';
import { useSelection } from './use-selection.ts';

const none: readonly string[] = [];

/** State that the parts of a list share, and its open dialog. The dialog of a new record has no id. */
export function useListState({
  of,
  name,
  view,
  columns,
  more = none,
  card = [],
  filters = [],
  sort,
  date,
  sorts,
  within,
  create: Create,
  edit: Edit,
  edits,
  opens,
  meta,
}: ListViewProps) {
  const session = useSession();
  const navigate = useNavigate();
  const shown = useColumns(of, name, columns, more, within ? undefined : view);
  const [chosen, setDialog] = useState<{ readonly id?: number } | null>(null);
  const [made, setMade] = useState<readonly number[]>([]);
  const opened = useOpened();
  const canCreate = hasNew(of, Create) && allowsChange(session, of.access.create);
  const asked = Edit && opened.id ? { id: opened.id } : opened.isNew && canCreate ? {} : null;
  const dialog: { readonly id?: number } | null = chosen ?? asked;
  const canEdit = Boolean(Edit) && of.calls.update !== undefined && allowsChange(session, of.access.update);
  const hasDialog = canEdit || (opens === 'dialog' && Boolean(Edit) && !of.page);
  const other = useListView(of, name, within);
  const state: ListState = {
    print: useListPrint(of.name, meta, !other.isOn),
    selection: useSelection([of.name, name, other.isOn]),
    of,
    name,
    columns: shown,
    card,
    // A field with the same value in all rows is not offered as a filter.
    filters: filters.filter((field) => !within || !(field in within)),
    view: within || !of.calls.filter ? undefined : view,
    date: within || (other.isOn && !other.view?.hasDates) || !of.calls.filter ? undefined : date,
    usualSort: sort,
    sorts,
    within: keysOf(within ?? {}),
    other,
    canCreate,
    canEdit,
    edits: canEdit ? edits : undefined,
    canOpen: hasDialog || of.page !== null,
    canRemove: of.calls.remove !== undefined && allowsChange(session, of.access.remove),
    made,
    forget: () => setMade([]),
    add: () => setDialog({}),
    edit: (record) => setDialog({ id: record[of.key] as number }),
    open: (record) => {
      if (opens === 'dialog' && canEdit) setDialog({ id: record[of.key] as number });
      else if (of.page) void navigate(recordPath(of, record[of.key])!);
      else if (hasDialog) setDialog({ id: record[of.key] as number });
    },
  };
  const markNew = (saved: WireRecord) => setMade((before) => [saved[of.key] as number, ...before]);
  const close = (saved?: WireRecord) => {
    if (saved && dialog && !dialog.id) markNew(saved);
    setDialog(null);
    opened.clear();
  };
  return { state, dialog, close, markNew };
}

/** The record that the address opens in its dialog, as links in mails do: `/supportCases?open=12`; or a new one. */
function useOpened() {
  const [query, setQuery] = useSearchParams();
  const clear = () => {
    if (!query.has('open')) return;
    query.delete('open');
    setQuery(query, { replace: true });
  };
  const open = query.get('open');
  return { id: Number(open) || null, isNew: open === 'new', clear };
}

/** Whether records can be added to a list, by those who may. */
export const hasNew = ({ calls, slots }: Resource, create: EntityListProps['create']): boolean =>
  create !== undefined && (calls.create !== undefined || slots['save.create'] !== undefined);

/** Replaces references with their keys, for use as a filter. */
export const keysOf = (within: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(within).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? Object.values(value)[0] : value,
    ]),
  );
