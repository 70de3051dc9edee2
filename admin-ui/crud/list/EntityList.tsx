import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { ListMeta } from '../../core/data/data-provider.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { session as stored } from '../../core/session/session.ts';
import { WhyNot } from '../access/WhyNot.tsx';
import { useFirstVisit } from '../saved-filters/first-visit.ts';
import { FilterTabs } from '../saved-filters/FilterTabs.tsx';
import { ActionKeys, RecordActions } from '../actions/RecordActions.tsx';
import { useEntityShortcuts } from '../actions/use-entity-shortcuts.ts';
import { later } from '../../kit/later.tsx';
import { Landscape } from '../../kit/PrintStyles.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListCount } from './ListCount.tsx';
import { ListCards } from './ListCards.tsx';
import { ListContextProvider } from './list-context.ts';
import type { EntityListProps, ListViewProps } from './list-props.ts';
import { ListTable } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';
import { NewButton } from './NewButton.tsx';
import { Pager } from './Pager.tsx';
import { PrintedTable } from './PrintedTable.tsx';
import { useListView, useViewAddress } from './use-list-view.ts';
import { hasNew, keysOf, useListState } from './use-list-state.ts';
import { useListKeys } from './use-list-keys.ts';

const EntryUses = later(() => import('../entry/EntryUses.tsx').then((module) => module.EntryUses));

/** A list: its title, filters, actions, and rows as a table or cards. */
export function EntityList(props: EntityListProps) {
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

function ListView(props: ListViewProps) {
  const { of, title, within, create: Create, edit: Edit, empty: emptyText } = props;
  const list = useListContext();
  const cards = useMediaQuery('(max-width: 640px)');
  const { state, dialog, close, markNew } = useListState(props);
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
  const empty = !list.isPending && !list.error && list.total === 0 && !state.made.length;
  const Dialog = dialog?.id === undefined ? Create : Edit;
  const newTitle = t('crud.new', { title: of.title.toLowerCase() });
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
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 }, flexWrap: 'wrap' }}>
          <Typography variant={within ? 'h2' : 'h1'} component={within ? 'h2' : 'h1'}>
            {title}
          </Typography>
          {!other.isOn && <ListCount />}
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            <ListTools />
            {canCreate && <NewButton title={newTitle} isRound={cards && !within} onClick={state.add} />}
            {hasNew(of, Create) && <WhyNot action={newTitle} rule={of.access.create} />}
          </Box>
        </Box>
        {state.view && !other.isOn && <FilterTabs view={state.view} of={of} list={props.name} />}
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
        <Dialog
          open
          onClose={close}
          onSavedMore={markNew}
          id={dialog.id}
          defaults={within}
          fixed={within && Object.keys(within)}
          Below={of.kind === 'reference' ? EntryUses : undefined}
        />
      )}
    </ListContextProvider>
  );
}
