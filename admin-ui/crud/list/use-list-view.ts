import { useStore } from 'react-admin';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { OtherView } from './list-context.ts';

/** Whether a list is shown as rows or in the other way its extension has; kept in the browser. */
export function useListView(of: Resource, list: string, within: WireRecord | undefined): OtherView {
  const view = within ? undefined : of.slots['list.view'];
  const [isOn, setOn] = useStore(`view.${of.name}.${list}`, false);
  return { view, isOn: view !== undefined && isOn, setOn };
}
