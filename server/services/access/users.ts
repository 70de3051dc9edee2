import { Injectable } from '@nestjs/common';
import { Cache } from '../../core/cache.ts';
import { Changes } from '../../core/db/changes.ts';
import { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { notSignedIn, UserError } from '../../core/errors/errors.ts';
import type { PermissionDefinition } from '../../core/model/permission.ts';
import { Registry } from '../../core/model/registry.ts';
import { Sessions } from '../identity/sessions.ts';
import type { Claims } from '../identity/tokens.ts';
import { holdersOf, type Holders } from './holders.ts';
import { SessionUser, type Rights, type UserFacts } from './session-user.ts';

/**
 * Milliseconds and entries. A change by another process to a user, role or session takes effect here within 3 seconds.
 */
const limits = { maxAge: 3000, maxSize: 5000 };
const tables = ['app_user', 'role', 'permission', 'assigned_permission', 'session', 'access_view'];

/** In place of a user whose role requires a second factor, in a session without one. */
const lacksFactor = 'lacksFactor';

/** Who may view the product as others. */
export const managesUsers = { permission: 'ViewUsersRoles' } as const;

/** Whom a view shows the product as: a user, or a role. */
export interface Viewed {
  readonly userId: number | null;
  readonly roleId: number | null;
}

/** Finds the user behind a token, with role and permissions. */
@Injectable()
export class Users {
  readonly #permissions: ReadonlyMap<string, PermissionDefinition>;
  readonly #cache: Cache<SessionUser | typeof lacksFactor | null>;

  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    registry: Registry,
    changes: Changes,
  ) {
    this.#permissions = new Map(registry.permissions.map((permission) => [permission.code, permission]));
    this.#cache = new Cache(changes, limits);
  }

  /** The user that jobs and commands run as. It has no account. */
  get system(): SessionUser {
    return SessionUser.system(this.#permissions);
  }

  /**
   * @throws UserError 401 if the session has ended or the user does not exist, 403 if the user is not active, 422 if
   * the role requires a second factor and the session began without one
   */
  async active(claims: Claims): Promise<SessionUser> {
    const user = await this.#cached(claims);
    if (!user) throw sessionEnded();
    if (user === lacksFactor) throw secondFactorRequired();
    if (user.facts.status !== 'ACTIVE') throw new UserError(403, 'user.notactive', 'user.notactive');
    return user;
  }

  /** @throws UserError 401 if the session has ended */
  async requireOpen({ sid }: Claims): Promise<void> {
    if (!(await this.sessions.isOpen(sid))) throw sessionEnded();
  }

  /** Whether the user's role requires a second factor and the session began without one. */
  async lacksSecondFactor(claims: Claims): Promise<boolean> {
    return (await this.#cached(claims)) === lacksFactor;
  }

  /** A user of any status; null if there is no such user. */
  byUid(uid: string): Promise<SessionUser | null> {
    return this.#find(sql`u.uid = ${uid}`);
  }

  /** The same, by key. */
  byId(id: number): Promise<SessionUser | null> {
    return this.#find(sql`u.id = ${id}`);
  }

  /** The same, by e-mail address, in small letters. */
  byEmail(email: string): Promise<SessionUser | null> {
    return this.#find(sql`u.email = ${email}`);
  }

  /** All active users, by name. */
  allActive(): Promise<SessionUser[]> {
    return this.#all(sql`u.status = ${'ACTIVE'} order by u.full_name, u.id`);
  }

  async #find(where: Sql): Promise<SessionUser | null> {
    return (await this.#all(where))[0] ?? null;
  }

  async #all(where: Sql): Promise<SessionUser[]> {
    const rows = await this.database
      .rows(sql`select u.id, u.uid, u.email, u.full_name, u.status, u.def_region_id, u.def_branch_id,
      r.id, r.role_name, r.show_settings, r.show_admin, r.requires_second_factor, r.active
      from app_user u left join role r on r.id = u.role_id where ${where}`);
    // Users with the same role, and no level of their own, have the same levels.
    const own = rows.length > 1 ? await this.#withOwnLevels() : null;
    const ofRoles = new Map<number | null, Promise<ReadonlyMap<string, number>>>();
    const levelsOf = (id: number, role: number | null) => {
      if (!own || own.has(id)) return this.levels(id, role);
      if (!ofRoles.has(role)) ofRoles.set(role, this.levels(null, role));
      return ofRoles.get(role)!;
    };
    return Promise.all((rows as UserRow[]).map((row) => this.#userOf(row, levelsOf)));
  }

  async #withOwnLevels(): Promise<ReadonlySet<number>> {
    const rows = await this.database.rows(
      sql`select distinct a.user_id from assigned_permission a where a.user_or_role = 1`,
    );
    return new Set(rows.flat() as number[]);
  }

  async #userOf(
    row: UserRow,
    levelsOf: (id: number, role: number | null) => Promise<ReadonlyMap<string, number>>,
  ): Promise<SessionUser> {
    const [
      id,
      uid,
      email,
      fullName,
      status,
      defRegion,
      defBranch,
      roleId,
      roleName,
      showSettings,
      showAdmin,
      requiresSecondFactor,
      roleActive,
    ] = row;
    const role =
      roleId && roleActive
        ? { id: roleId, roleName, showSettings: Boolean(showSettings), showAdmin: Boolean(showAdmin) }
        : null;
    const levels = await levelsOf(id, role?.id ?? null);
    const needsSecondFactor = role !== null && Boolean(requiresSecondFactor);
    const secondFactor = false;
    const facts = {
      id,
      uid,
      email,
      fullName,
      status,
      role,
      needsSecondFactor,
      secondFactor,
      defRegion,
      defBranch,
      levels,
    };
    return new SessionUser(facts, this.#permissions);
  }

  /** Levels by permission code. A user's own levels override those of the role. */
  async levels(userId: number | null, roleId: number | null): Promise<Map<string, number>> {
    const rows = await this.database.rows(sql`select p.permission_code, a.permission_level
      from assigned_permission a join permission p on p.id = a.permission_id left join role r on r.id = a.role_id
      where p.active = ${true} and ((a.user_or_role = 2 and a.role_id = ${roleId} and r.active = ${true})
        or (a.user_or_role = 1 and a.user_id = ${userId}))
      order by a.user_or_role desc`);
    return new Map(rows as [string, number][]);
  }

  /** Somebody who may do this, to be compared with others. */
  holder(rights: Rights): SessionUser {
    const nobody = { id: -1, uid: '', email: '', fullName: '', status: '', defRegion: null };
    return new SessionUser({ ...nobody, needsSecondFactor: false, secondFactor: false, ...rights }, this.#permissions);
  }

  /** Who has a permission. Null if there is no active permission with the code. */
  async holders(code: string): Promise<Holders | null> {
    const permission = this.#permissions.get(code);
    return permission ? holdersOf(this.database, permission) : null;
  }

  /**
   * How a user, or someone with a role, would see the product. A role has no user of its own, so what it allows is
   * limited to the records and the branch of the person who views it. Null if the user or role is missing or not
   * active.
   */
  async viewed({ userId, roleId }: Viewed, viewer: SessionUser): Promise<SessionUser | null> {
    const facts = userId === null ? await this.#withRole(viewer, roleId!) : (await this.byId(userId))?.facts;
    return facts?.status === 'ACTIVE' ? new SessionUser(facts, this.#permissions, true) : null;
  }

  async #withRole({ facts }: SessionUser, id: number): Promise<UserFacts | null> {
    const [row] = await this.database.rows(
      sql`select r.role_name, r.show_settings, r.show_admin from role r where r.id = ${id} and r.active = ${true}`,
    );
    if (!row) return null;
    const [roleName, showSettings, showAdmin] = row as [string, unknown, unknown];
    const role = { id, roleName, showSettings: Boolean(showSettings), showAdmin: Boolean(showAdmin) };
    return { ...facts, role, levels: await this.levels(null, id) };
  }

  #cached(claims: Claims) {
    return this.#cache.get(claims.key, tables, () => this.#load(claims));
  }

  /** The user of a token. Null if the session or view has ended, or if the person may no longer view as this user. */
  async #load({ sid, uid, view, secondFactor }: Claims): Promise<SessionUser | typeof lacksFactor | null> {
    if (!(await this.sessions.isOpen(sid))) return null;
    const found = await this.byUid(uid);
    const user = found && new SessionUser({ ...found.facts, secondFactor }, this.#permissions);
    if (user?.facts.needsSecondFactor && !secondFactor) return lacksFactor;
    if (view === null || !user) return user;
    const [row] = await this.database.rows(
      sql`select user_id, role_id from access_view where view_id = ${view} and viewer_id = ${user.id}`,
    );
    if (!row || user.facts.status !== 'ACTIVE' || !user.allows(managesUsers)) return null;
    const [userId, roleId] = row as [number | null, number | null];
    const viewed = await this.viewed({ userId, roleId }, user);
    return viewed?.beyond(user).length ? null : viewed;
  }
}

type UserRow = [
  id: number,
  uid: string,
  email: string,
  fullName: string,
  status: string,
  defRegion: number | null,
  defBranch: number | null,
  roleId: number | null,
  roleName: string,
  showSettings: unknown,
  showAdmin: unknown,
  requiresSecondFactor: unknown,
  roleActive: unknown,
];

/** Refuses everything but setting up a second factor and signing out. */
export const secondFactorRequired = () =>
  new UserError(
    422,
    'second_factor_required',
    'Your role requires a second factor. Please sign in again to set it up.',
  );

const sessionEnded = () => notSignedIn('Your session has ended. Please sign in again.');
