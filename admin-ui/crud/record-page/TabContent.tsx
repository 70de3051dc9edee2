import { Suspense, type ComponentType } from 'react';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { PageLoading } from '../../kit/PageLoading.tsx';
import type { ListProps } from '../list/list-props.ts';
import { HistoryTab } from './HistoryTab.tsx';
import type { PageTab } from './page-tab.ts';

/** What a tab shows that is not the one of the fields: the history, a list, or a part of the extension. */
export function TabContent({
  of,
  tab,
  id,
  record,
}: {
  readonly of: Resource;
  readonly tab: PageTab;
  readonly id: number;
  readonly record: WireRecord | undefined;
}) {
  const session = useSession();
  if (tab.history) return <HistoryTab of={of} id={id} />;
  return (
    <>
      {tab.slot && <SlotTab of={of} name={tab.name} record={record} />}
      {tab.list && (!tab.rule || allows(session, tab.rule)) && (
        <ListTab of={of} list={tab.list} tab={tab} id={id} record={record} />
      )}
    </>
  );
}

function ListTab({
  of,
  list: List,
  tab: { by, from },
  id,
  record,
}: {
  readonly of: Resource;
  readonly list: ComponentType<ListProps>;
  readonly tab: PageTab;
  readonly id: number;
  readonly record: WireRecord | undefined;
}) {
  if (from) return record ? <List within={{ [by!]: record[from] }} /> : null;
  const reference = record ? { [of.key]: record[of.key], [of.display]: record[of.display] } : { [of.key]: id };
  return <List within={{ [by!]: reference }} />;
}

function SlotTab({
  of,
  name,
  record,
}: {
  readonly of: Resource;
  readonly name: string;
  readonly record: WireRecord | undefined;
}) {
  const Slot = of.slots[`page.tab.${name}`];
  return <Suspense fallback={<PageLoading />}>{Slot && record && <Slot of={of} record={record} />}</Suspense>;
}
