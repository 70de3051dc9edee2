import type { Query } from '@tanstack/react-query';
import { queryClient } from './queries.ts';

/** Milliseconds for which the lists reload after a save of the user's own. */
const settles = 2000;
/** Milliseconds after which the event about a save has come. A later one is about somebody else's. */
const heard = 500;
/** Milliseconds between two checks. */
const every = 200;

let running = 0;
let endedAt = -Infinity;
const listeners = new Set<() => void>();

/** The user's own saves. They reload what they change, so events about them must not load it again. */
export const ownWrites = {
  async during<T>(write: Promise<T>): Promise<T> {
    running++;
    try {
      return await write;
    } finally {
      running--;
      endedAt = Date.now();
      for (const listener of listeners) listener();
    }
  },

  /** Calls the listener after each save of the user's own. Returns a function that stops that. */
  onEnd(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /**
   * Called when an event about a save comes. Waits until a running or recent save of the user's own has reloaded what it
   * changed.
   * @returns whether a query may lack what was saved: always, unless it was loaded after the user's own save
   */
  async settled(): Promise<(query: Query) => boolean> {
    const arrived = Date.now();
    const isRecent = () => running > 0 || Date.now() - endedAt < settles;
    if (!isRecent()) return () => true;
    while (running > 0 || (isRecent() && queryClient.isFetching() > 0))
      await new Promise((resolve) => setTimeout(resolve, every));
    const since = endedAt;
    return ({ state }) => state.dataUpdatedAt < since || arrived > since + heard;
  },
};
