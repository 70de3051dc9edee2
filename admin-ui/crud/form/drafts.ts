import { useSyncExternalStore } from 'react';
import type { WireRecord } from '../../core/model/resource.ts';
import { session } from '../../core/session/session.ts';

/** Unsaved changes in a dialog, kept in the browser. */
export interface Draft {
  /** What is being edited: `New customer`. */
  readonly title: string;
  /** Address of the page with the dialog. */
  readonly path: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
  /** Version of the record that was edited. */
  readonly version?: number | undefined;
  readonly values: WireRecord;
  /** Values of the changed fields before the changes. */
  readonly before: WireRecord;
}

export interface NamedDraft extends Draft {
  readonly name: string;
}

const prefix = 'branchline.draft.';
/** Maximum number of drafts per user. The oldest are deleted first. */
const most = 20;
/** Maximum length of a draft, in characters. Longer ones are not kept. */
const longest = 100_000;
/** Time after which a draft is deleted: seven days, in milliseconds. */
const lasts = 7 * 86_400_000;

const listeners = new Set<() => void>();
let known: readonly NamedDraft[] | null = null;
const changed = () => {
  known = null;
  listeners.forEach((listener) => listener());
};

/** Start of the names of the user's drafts. People who view the product as the user do not see them. */
const own = () => `${prefix}${session.get()?.view ? 'view' : session.get()?.profile.id}.`;

function parsed(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    return draft && draft.at > Date.now() - lasts ? draft : null;
  } catch {
    return null;
  }
}

/** Drafts by name: the entity with its key or `new`. Only those of the signed-in user. */
export const drafts = {
  read: (name: string): Draft | null => parsed(own() + name),

  write(name: string, draft: Draft): void {
    const text = JSON.stringify(draft);
    if (!session.get() || text.length > longest) return;
    try {
      localStorage.setItem(own() + name, text);
    } catch {
      // The browser's storage is full: the user can go on without a draft.
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

  /** All drafts, newest first. */
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

/** Drafts of the signed-in user, newest first. */
export const useDrafts = (): readonly NamedDraft[] => useSyncExternalStore(subscribe, () => (known ??= drafts.all()));
