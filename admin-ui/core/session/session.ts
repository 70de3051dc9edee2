import { useSyncExternalStore } from 'react';

export interface Profile {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly status: string;
  readonly role: { readonly id: number; readonly roleName: string; readonly showSettings: boolean } | null;
  readonly menuColour: 'Dark' | 'Light';
  readonly menuType: 'Grouped' | 'Ungrouped';
  readonly menuMode: 'Static' | 'Overlay' | 'Horizontal' | 'Slim';
  readonly themeColour: string;
  readonly themeMode: 'System' | 'Light' | 'Dark';
  readonly profileLogo: string;
  readonly defRegion: { readonly id: number; readonly regionName: string } | null;
  readonly defBranch: { readonly id: number; readonly branchName: string } | null;
}

/** The signed-in user's session, kept in the browser's storage (SES-002). */
export interface Session {
  readonly profile: Profile;
  readonly token: string;
  readonly refreshToken: string;
  /** Time at which the next refresh is due, in milliseconds since 1970. */
  readonly nextRefresh: number;
  /** Levels by permission code. Null until they have loaded; then nothing is allowed. */
  readonly permissions: Readonly<Record<string, number>> | null;
  /** Numbers of the lists opened since the sign-in. */
  visited?: number[];
  /**
   * Set while the user views the product as someone else. Profile, token and permissions are then those of the view.
   */
  readonly view?: View;
}

export interface View {
  readonly kind: 'role' | 'user';
  readonly name: string;
  /** When it ends by itself, in milliseconds since 1970. */
  readonly until: number;
  /** Address of the page where it began. */
  readonly from: string;
  /** The user's own session. */
  readonly own: Session;
}

const key = 'branchline.session';
const listeners = new Set<() => void>();
let current = read();
let expired = false;

function read(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

const notify = () => listeners.forEach((listener) => listener());

export const session = {
  get: (): Session | null => current,

  set(next: Session): void {
    current = next;
    expired = false;
    localStorage.setItem(key, JSON.stringify(next));
    notify();
  },

  /** Changes part of a session. An expired session stays expired unless the part has a new token. */
  update(part: Partial<Session>): void {
    if (!current) return;
    if (!expired || part.token) return session.set({ ...current, ...part });
    current = { ...current, ...part };
    notify();
  },

  /** Remembers that a list has been opened. Draws nothing again, because no page shows it. */
  visit(list: number): void {
    if (!current) return;
    current.visited = [...(current.visited ?? []), list];
    if (!expired) localStorage.setItem(key, JSON.stringify(current));
  },

  /** Removes profile and tokens. */
  clear(): void {
    current = null;
    expired = false;
    localStorage.removeItem(key);
    notify();
  },

  /** Removes the tokens but keeps the page. The re-login dialog opens over it (SES-012). */
  expire(): void {
    if (!current || expired) return;
    expired = true;
    localStorage.removeItem(key);
    notify();
  },

  isExpired: (): boolean => expired,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Another tab has refreshed the tokens, signed out, signed in, or begun or ended a view.
window.addEventListener('storage', (event) => {
  if (event.key !== key && event.key !== null) return;
  const stored = read();
  if (stored && current && stored.view?.until !== current.view?.until) window.location.assign('/');
  if (stored || !expired) current = stored;
  if (stored) expired = false;
  notify();
});

export const useSession = (): Session | null => useSyncExternalStore(session.subscribe, session.get);

export const useSessionExpired = (): boolean => useSyncExternalStore(session.subscribe, session.isExpired);
