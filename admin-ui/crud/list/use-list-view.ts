import { useStore } from 'react-admin';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { OtherView } from './list-context.ts';

/** Whether a list shows its table or the extension's alternative view. The choice is kept in the browser. */
export function useListView(of: Resource, list: string, within: WireRecord | undefined): OtherView {
  const view = within ? undefined : of.slots['list.view'];
  const [isOn, setOn] = useStore(`view.${of.name}.${list}`, false);
  return { view, isOn: view !== undefined && isOn, setOn };
}
