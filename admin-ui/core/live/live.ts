import { afterQuiet } from '../data/after-first-page.ts';
import { followAccount } from '../session/sign-in.ts';
import { session } from '../session/session.ts';
import { keepChannel } from './channel.ts';
import type { StreamEvent } from './event-stream.ts';
import { inOneWindow, otherWindows } from './windows.ts';

/** Records of an entity that were saved, by anyone. Without ids, any of them may have changed. */
export interface Saved {
  readonly entity: string;
  readonly ids?: readonly number[];
}

/** @param saved null if anything may have changed */
type Listener = (saved: Saved | null) => void;

const accountEvents = new Set(['account', 'ready', 'missed']);

const listeners = new Set<Listener>();

/** Calls the listener when records that the user may read were saved. Returns a function that stops that. */
export function onSaved(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls the listener when a record was saved, or may have been. */
export const onRecordSaved = (entity: string, id: number, listener: () => void): (() => void) =>
  onSaved((saved) => {
    if (!saved || (saved.entity === entity && (!saved.ids || saved.ids.includes(id)))) listener();
  });

/** Follows the live channel while a session lasts. Returns a function that stops that. */
export function startLive(): () => void {
  const stop = new AbortController();
  let lastHeard = Date.now();
  function heard(event: StreamEvent | null) {
    lastHeard = Date.now();
    // The person's user, role or permissions have changed, or may have changed before this connection.
    if (event && accountEvents.has(event.name)) followAccount().catch(() => undefined);
    if (event?.name !== 'saved' && event?.name !== 'missed') return;
    const saved = event.name === 'saved' ? (event.data as Saved) : null;
    for (const listener of listeners) listener(saved);
  }
  const others = otherWindows(heard);
  const cancel = afterQuiet(() => {
    const both = (event: StreamEvent | null) => {
      heard(event);
      others.send(event);
    };
    const follow = () => keepChannel({ lastHeard: () => lastHeard, heard: both, signal: stop.signal });
    void inOneWindow(follow, stop.signal);
  });
  const unsubscribe = session.subscribe(() => !session.get() && stop.abort());
  return () => {
    stop.abort();
    cancel();
    unsubscribe();
    others.close();
  };
}
