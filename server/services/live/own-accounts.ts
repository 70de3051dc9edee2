import type { SessionUser } from '../access/session-user.ts';
import type { Saved } from './saved.ts';

/** Entities that decide what people may do, and how the product looks to them. */
const entities = new Set(['user', 'role', 'permission', 'assignedPermission']);

/** Whether saves of an entity may change what somebody may do. */
export const concernsAccounts = ({ entity }: Saved): boolean => entities.has(entity);

/** What each connected person may do, to find out whose role, permissions or user a save has changed. */
export class OwnAccounts {
  readonly #known = new WeakMap<object, string>();

  /** Call when a connection begins. @param of the connection */
  begin(of: object, user: SessionUser): void {
    this.#known.set(of, rightsOf(user));
  }

  /** Whether saves have changed the user of a connection, or what they may do. */
  changed(of: object, user: SessionUser, batch: readonly Saved[]): boolean {
    if (!batch.some(concernsAccounts)) return false;
    const [before, now] = [this.#known.get(of), rightsOf(user)];
    this.#known.set(of, now);
    return before !== now || batch.some(({ entity, ids }) => entity === 'user' && ids?.includes(user.id));
  }
}

function rightsOf({ facts: { role, defRegion, defBranch, levels } }: SessionUser): string {
  return JSON.stringify([role, defRegion, defBranch, [...levels].toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
