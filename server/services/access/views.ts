import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../core/db/changes.ts';
import { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { refused } from '../../core/errors/errors.ts';
import { instantToWire, Clock } from '../../core/time/clock.ts';
import { type Author, type Deed, History } from '../history/history.ts';
import { type Claims, Tokens } from '../identity/tokens.ts';
import { listed } from './giving.ts';
import type { SessionUser } from './session-user.ts';
import { Users, type Viewed } from './users.ts';

/** Seconds that a view lasts at most. */
const lasts = 1800;

/**
 * Lets people see the product as a role or another user would, without changing anything. The history of the role or
 * user says who viewed it, and when.
 *
 * A view has its own token. During a view, the guard refuses every call but GET, unless its `@Describe` says `inView`.
 * Nobody can view a role or user with more rights than their own. This is checked each time the user is loaded, so a
 * view ends if the rights of either change that way. A role has no user, so a view of a role is limited to the viewer's
 * own branch.
 */
@Injectable()
export class Views {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly tokens: Tokens,
    private readonly users: Users,
  ) {}

  /**
   * Begins a view.
   * @returns its token, and the seconds for which that is valid
   * @throws UserError 422 if the user or role is not active, is the viewer, or may do more than the viewer
   */
  async begin(whom: Viewed, viewer: SessionUser, claims: Claims): Promise<{ token: string; expiresIn: number }> {
    const { database, users, clock, tokens } = this;
    if (whom.userId === viewer.id) throw refused('You already see the product as yourself.');
    const viewed = await users.viewed(whom, viewer);
    if (!viewed) throw refused('Only an active user or role can be viewed.');
    const more = viewed.beyond(viewer);
    if (more.length)
      throw refused(
        `You can view Branchline only as a role or user with no more rights than your own. This one may also: ${listed(more.map(({ title }) => title))}.`,
      );
    const id = randomUUID();
    const [begunAt, expiresAt] = [clock.instant(), new Date(clock.now().getTime() + lasts * 1000).toISOString()];
    await database.write(async () => {
      await database.rows(sql`insert into access_view
        (view_id, sid, viewer_id, user_id, role_id, begun_at, expires_at)
        values (${id}, ${claims.sid}, ${viewer.id}, ${whom.userId}, ${whom.roleId}, ${begunAt}, ${expiresAt})`);
      await this.#record({ action: 'view', facts: { 'Ends at the latest': instantToWire(expiresAt) } }, whom, viewer);
    });
    return { token: await tokens.issueView(claims, id, lasts), expiresIn: lasts };
  }

  /** Ends a view. Ending it twice is not an error. */
  end(id: string): Promise<void> {
    return this.#end(sql`v.view_id = ${id}`);
  }

  /** Ends the views whose time is over, and those whose session has ended. */
  endExpired(): Promise<void> {
    return this.#end(sql`v.expires_at <= ${this.clock.instant()}
      or (v.sid is not null and not exists (select 1 from session s where s.sid = v.sid))`);
  }

  async #end(where: Sql): Promise<void> {
    const { database, clock, changes } = this;
    const ids = await database.rows(sql`select v.view_id from access_view v where ${where}`);
    if (!ids.length) return;
    await database.write(async () => {
      const ended = await database.rows(sql`delete from access_view where view_id in ${sql.list(ids.flat())}
        returning viewer_id, user_id, role_id, begun_at, expires_at`);
      for (const [viewerId, userId, roleId, begunAt, expiresAt] of ended as ViewRow[]) {
        const endedAt = expiresAt < clock.instant() ? expiresAt : clock.instant();
        const facts = { Began: instantToWire(begunAt), Ended: instantToWire(endedAt) };
        const viewer = await this.users.byId(viewerId);
        if (viewer) await this.#record({ action: 'viewEnd', facts }, { userId, roleId }, viewer);
      }
    });
    changes.committed('access_view');
  }

  #record(deed: Deed, { userId, roleId }: Viewed, viewer: Author): Promise<void> {
    return userId === null
      ? this.history.did(deed, 'role', roleId!, viewer)
      : this.history.did(deed, 'user', userId, viewer);
  }
}

type ViewRow = [viewerId: number, userId: number | null, roleId: number | null, begunAt: string, expiresAt: string];
