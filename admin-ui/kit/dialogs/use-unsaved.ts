import { useEffect, useEffectEvent, useRef } from 'react';
import { confirmDiscard, unsaved } from './unsaved.ts';

interface Options {
  readonly isChanged: boolean;
  /** While it is being saved it cannot be closed. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** The person gives up the changes. */
  readonly onDiscard?: () => void;
}

/**
 * Guards the changes of a dialog: Cancel, Escape, Back, links, reload and closing the tab ask before they are lost.
 * `close` asks and closes, or does something else instead. `release` ends the guard once the changes are saved.
 */
export function useUnsaved({ isChanged, isBusy = false, onClose, onDiscard }: Options) {
  const release = useRef(() => {});
  const asking = useRef(false);
  const discard = useEffectEvent(() => {
    onDiscard?.();
    onClose();
  });
  useEffect(() => {
    if (!isChanged) return;
    const remove = unsaved.add({ discard: () => discard() });
    release.current = remove;
    return remove;
  }, [isChanged]);

  async function close(instead: () => void = onClose) {
    if (asking.current || isBusy) return;
    asking.current = true;
    const leaves = !isChanged || (await confirmDiscard());
    asking.current = false;
    if (!leaves) return;
    if (isChanged) onDiscard?.();
    release.current();
    instead();
  }

  return { close, release: () => release.current() };
}
