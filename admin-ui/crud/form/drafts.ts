import { useSyncExternalStore } from 'react';
import type { WireRecord } from '../../core/model/resource.ts';
import { session } from '../../core/session/session.ts';

/** What a person has changed in a dialog and not saved, kept in the browser. */
export interface Draft {
  /** What is being written: `New customer`. */
  readonly title: string;
  /** Address of the page it is written on. */
  readonly path: string;
  /** When it was kept, in milliseconds. */
  readonly at: number;
  /** Version of the record that the changes were made to. */
  readonly version?: number | undefined;
  readonly values: WireRecord;
  /** The changed fields as they were before. */
  readonly before: WireRecord;
}

export interface NamedDraft extends Draft {
  readonly name: string;
}

const prefix = 'branchline.draft.';
/** Drafts of one person; the oldest go first. */
const most = 20;
/** Length of one draft, in characters; a longer one is not kept. */
const longest = 100_000;
/** A draft is dropped after seven days, in milliseconds. */
const lasts = 7 * 86_400_000;

const listeners = new Set<() => void>();
let known: readonly NamedDraft[] | null = null;
const changed = () => {
  known = null;
  listeners.forEach((listener) => listener());
};

const own = () => `${prefix}${session.get()?.profile.id}.`;

function parsed(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    return draft && draft.at > Date.now() - lasts ? draft : null;
  } catch {
    return null;
  }
}

/** Drafts by the name of what is written: the entity with its key or `new`. Only one's own are found. */
export const drafts = {
  read: (name: string): Draft | null => parsed(own() + name),

  write(name: string, draft: Draft): void {
    const text = JSON.stringify(draft);
    if (!session.get() || text.length > longest) return;
    try {
      localStorage.setItem(own() + name, text);
    } catch {
      // The browser's storage is full: typing goes on without a draft.
      return;
    }
    for (const old of drafts.all().slice(most)) localStorage.removeItem(own() + old.name);
    changed();
  },

  drop(name: string): void {
    if (localStorage.getItem(own() + name) === null) return;
    localStorage.removeItem(own() + name);
    changed();
  },

  /** The newest first. */
  all(): readonly NamedDraft[] {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(own()))
      .flatMap((key) => {
        const draft = parsed(key);
        return draft ? [{ ...draft, name: key.slice(own().length) }] : [];
      })
      .toSorted((a, b) => b.at - a.at);
  },
};

for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && !parsed(key)) localStorage.removeItem(key);

const subscribe = (listener: () => void) => {
  const stop = session.subscribe(() => changed());
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
};

/** One's drafts, the newest first. */
export const useDrafts = (): readonly NamedDraft[] => useSyncExternalStore(subscribe, () => (known ??= drafts.all()));
