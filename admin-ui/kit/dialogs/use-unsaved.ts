import { useEffect, useEffectEvent, useRef } from 'react';
import { confirmDiscard, unsaved } from './unsaved.ts';

interface Options {
  readonly isChanged: boolean;
  /** Whether it is being saved. Then it cannot be closed. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** Called when the user discards the changes. */
  readonly onDiscard?: () => void;
}

/**
 * Asks before a dialog's changes are lost: by Cancel, Escape, Back, a link, a reload or closing the tab.
 * @returns `close`, which asks and then closes, or runs another action; `release`, to call once the changes are saved
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
