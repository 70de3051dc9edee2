import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ComponentType } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { ListMeta } from '../../core/data/data-provider.ts';
import type { DialogProps } from '../form/dialog-props.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { View } from '../../core/model/screen.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { session as stored, useSession } from '../../core/session/session.ts';
import { useFirstVisit } from '../saved-filters/first-visit.ts';
import { ActionKeys, RecordActions } from '../actions/RecordActions.tsx';
import { useEntityShortcuts } from '../actions/use-entity-shortcuts.ts';
import { Landscape } from '../../kit/PrintStyles.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListCards } from './ListCards.tsx';
import { ListContextProvider, type ListState } from './list-context.ts';
import { ListTable } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';
import { Pager } from './Pager.tsx';
import { PrintedTable } from './PrintedTable.tsx';
import { useColumns } from './use-columns.ts';
import { useListView, useViewAddress } from './use-list-view.ts';
import { useListPrint } from './use-list-print.ts';
import { useListKeys } from './use-list-keys.ts';

/** Props of a list inside another page, such as a record's. */
export interface ListProps {
  /** Values that all rows have in common. New records get them too. */
  readonly within?: WireRecord;
}

interface Props extends ListProps {
  readonly of: Resource;
  readonly name: string;
  readonly title: string;
  readonly view?: View;
  readonly columns: readonly string[];
  readonly more?: readonly string[];
  readonly card?: readonly string[];
  readonly filters?: readonly string[];
  readonly where?: WireRecord;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly date?: string;
  readonly sorts: readonly string[];
  readonly rows?: number;
  readonly create?: ComponentType<DialogProps>;
  readonly edit?: ComponentType<DialogProps>;
  readonly opens?: 'dialog';
  readonly empty?: string;
}

/** A list: its title, filters, actions, and rows as a table or cards. */
export function EntityList(props: Props) {
  const { of, name, where, within, view, sort, sorts, rows = 25 } = props;
  const path = within ? pathWithin(of, within) : undefined;
  const other = useListView(of, name, within);
  useViewAddress(other);
  const permanent = { ...own(where), ...(path ? {} : keysOf(within ?? {})) };
  const storeKey = `${of.name}.${name}`;
  useFirstVisit(within ? undefined : view, storeKey);
  const meta: ListMeta = { ...(path && { path }), ...(view && { sortIds: sortIds(of, sorts) }) };
  return (
    <ListBase
      resource={of.name}
      sort={{ ...sort }}
      perPage={rows}
      filter={permanent}
      queryOptions={{ enabled: !other.isOn, placeholderData: (previous) => previous, meta: { ...meta } }}
      storeKey={storeKey}
      disableSyncWithLocation={within !== undefined}
      disableAuthentication
      exporter={false}
    >
      <ListView {...props} meta={meta} />
    </ListBase>
  );
}

/** Numbers of fields, by which paged calls sort: their positions in the schema, from 1. */
const sortIds = ({ fields }: Resource, sorts: readonly string[]) =>
  Object.fromEntries(sorts.map((name) => [name, Object.keys(fields).indexOf(name) + 1]));

/**
 * The path of a list whose only call has the record's key in it: rolePermissions/{roleId}. Undefined for other lists.
 */
function pathWithin({ calls }: Resource, within: WireRecord): string | undefined {
  if (!calls.list?.includes('{')) return undefined;
  return calls.list.replace(/\{\w+\}/, String(Object.values(keysOf(within))[0]));
}

/** Replaces `$user` in fixed values with the key of the signed-in user. */
const own = (where: WireRecord = {}): WireRecord =>
  Object.fromEntries(
    Object.entries(where).map(([name, value]) => [name, value === '$user' ? stored.get()?.profile.id : value]),
  );

/** Replaces references with their keys, for use as a filter. */
const keysOf = (within: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(within).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? Object.values(value)[0] : value,
    ]),
  );

interface ViewProps extends Props {
  /** What the calls of the rows need besides filter and order. */
  readonly meta: ListMeta;
}

/** State that the parts of a list share, and its open dialog. The dialog of a new record has no id. */
function useListState({
  of,
  name,
  view,
  columns,
  more = [],
  card = [],
  filters = [],
  sort,
  date,
  sorts,
  within,
  create: Create,
  edit: Edit,
  opens,
  meta,
}: ViewProps) {
  const session = useSession();
  const navigate = useNavigate();
  const shown = useColumns(of, name, columns, more, within ? undefined : view);
  const [chosen, setDialog] = useState<{ readonly id?: number } | null>(null);
  const opened = useOpened();
  const dialog = chosen ?? (Edit && opened.id ? { id: opened.id } : null);
  const canCreate =
    Boolean(Create) &&
    (of.calls.create !== undefined || of.slots['save.create'] !== undefined) &&
    allowsChange(session, of.access.create);
  const canEdit = Boolean(Edit) && of.calls.update !== undefined && allowsChange(session, of.access.update);
  const hasDialog = canEdit || (opens === 'dialog' && Boolean(Edit) && !of.page);
  const other = useListView(of, name, within);
  const state: ListState = {
    print: useListPrint(of.name, meta, !other.isOn),
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
    canOpen: hasDialog || of.page !== null,
    canRemove: of.calls.remove !== undefined && allowsChange(session, of.access.remove),
    add: () => setDialog({}),
    edit: (record) => setDialog({ id: record[of.key] as number }),
    open: (record) => {
      if (opens === 'dialog' && canEdit) setDialog({ id: record[of.key] as number });
      else if (of.page) void navigate(`${of.page.replace('{id}', String(record[of.key]))}/detail`);
      else if (hasDialog) setDialog({ id: record[of.key] as number });
    },
  };
  const close = () => {
    setDialog(null);
    opened.clear();
  };
  return { state, dialog, close };
}

/** The record that the address opens in its dialog, as links in mails do: `/supportCases?open=12`. */
function useOpened() {
  const [query, setQuery] = useSearchParams();
  const clear = () => {
    if (!query.has('open')) return;
    query.delete('open');
    setQuery(query, { replace: true });
  };
  return { id: Number(query.get('open')), clear };
}

function ListView(props: ViewProps) {
  const { of, title, within, create: Create, edit: Edit, empty: emptyText } = props;
  const list = useListContext();
  const cards = useMediaQuery('(max-width: 640px)');
  const { state, dialog, close } = useListState(props);
  useEntityShortcuts(of.name);
  const {
    other,
    canCreate,
    print: { printed },
  } = state;
  const keys = useListKeys(state, list.data);
  /** The row that the keyboard is on. */
  const row = list.data?.[keys.at];
  const filtered = Object.keys(list.filterValues).length > 0;
  const empty = !list.isPending && !list.error && list.total === 0;
  const Dialog = dialog?.id === undefined ? Create : Edit;
  return (
    <ListContextProvider value={state}>
      <Landscape />
      <Box
        component="section"
        aria-label={title}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          minWidth: 0,
          flex: within ? '1 1 auto' : '1 0 auto',
          minHeight: { sm: 360 },
          maxHeight: { sm: '100%' },
          ...(!within && { height: { sm: '100%' } }),
          // The round button must not hide the page controls.
          ...(cards && !within && canCreate && { pb: 7 }),
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 }, flexWrap: 'wrap' }}>
          <Typography variant={within ? 'h2' : 'h1'} component={within ? 'h2' : 'h1'}>
            {title}
          </Typography>
          <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 48 }}>
            {other.isOn || list.total === undefined ? '' : list.total.toLocaleString('en-GB')}
          </Typography>
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            <ListTools />
            {canCreate && <NewButton title={of.title.toLowerCase()} isRound={cards && !within} onClick={state.add} />}
          </Box>
        </Box>
        {(of.found.length > 0 || state.filters.length > 0 || state.view || of.kind === 'reference') && <FilterBar />}
        {!other.isOn && <BulkBar />}
        {printed ? (
          <PrintedTable {...printed} />
        ) : other.view && other.isOn ? (
          <other.view.Rows of={of} record={state.within} />
        ) : list.error ? (
          <EmptyList kind="failed" />
        ) : empty ? (
          <EmptyList kind={filtered ? 'filtered' : 'none'} text={emptyText} />
        ) : cards ? (
          <ListCards keys={keys} />
        ) : (
          <ListTable keys={keys} />
        )}
        {!other.isOn && !empty && !list.error && !printed && <Pager />}
      </Box>
      {row && (
        <RecordActions of={of} record={row}>
          {(actions) => <ActionKeys actions={actions} ofRow />}
        </RecordActions>
      )}
      {Dialog && dialog && (
        <Dialog open onClose={close} id={dialog.id} defaults={within} fixed={within && Object.keys(within)} />
      )}
    </ListContextProvider>
  );
}

interface NewButtonProps {
  readonly title: string;
  readonly isRound: boolean;
  readonly onClick: () => void;
}

/** Adds a record. On a telephone it is a round button at the lower right, within reach of the thumb. */
function NewButton({ title, isRound, onClick }: NewButtonProps) {
  const label = t('crud.new', { title });
  if (isRound)
    return (
      <Fab
        color="primary"
        aria-label={label}
        onClick={onClick}
        sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'fab' }}
      >
        <AddIcon />
      </Fab>
    );
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onClick}>
      {label}
    </Button>
  );
}
