import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { OtherView } from './list-context.ts';

/** Whether a list shows its table or the extension's alternative view. The choice is kept in the browser. */
export function useListView(of: Resource, list: string, within: WireRecord | undefined): OtherView {
  const view = within ? undefined : of.slots['list.view'];
  const [isOn, setOn] = useStore(`view.${of.name}.${list}`, false);
  return { view, isOn: view !== undefined && isOn, setOn };
}

/**
 * Keeps the alternative view in the address, so that a link opens what its sender sees. React-admin drops the name of
 * the view whenever it writes the filters; it is then added again.
 */
export function useViewAddress({ view, isOn, setOn }: OtherView) {
  const [query, setQuery] = useSearchParams();
  const isFirst = useRef(true);
  useEffect(() => {
    const isLink = isFirst.current && query.size > 0;
    isFirst.current = false;
    const inAddress = view !== undefined && query.get('view') === view.name;
    if (!view || inAddress === isOn) return;
    if (isLink) {
      setOn(inAddress);
      return;
    }
    const next = new URLSearchParams(query);
    if (isOn) next.set('view', view.name);
    else next.delete('view');
    setQuery(next, { replace: true });
  }, [view, isOn, setOn, query, setQuery]);
}
