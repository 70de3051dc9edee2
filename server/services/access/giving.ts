import type { Database, Row } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { invalid, refused } from '../../core/errors/errors.ts';
import type { Right, Rights, SessionUser } from './session-user.ts';
import type { Users } from './users.ts';

/** The services that look up who has which rights. */
interface Needed {
  readonly database: Database;
  readonly users: Users;
}

const none: Rights = { role: null, defBranch: null, levels: new Map() };

/** The values of a role that decide what it allows. */
interface RoleValues {
  readonly id: number;
  readonly roleName: string | null;
  readonly showSettings: boolean | null;
  readonly showAdmin: boolean | null;
}

/**
 * The one check of AMB-114: nobody gives more than they have, to others or to themselves. What somebody could do before
 * may stay. An Admin gives everything, because otherwise nobody could give what the role Admin itself lacks.
 *
 * Rights count whether or not the role or the user is active: who makes them active gives all of them.
 */
export class Giving {
  readonly #services: Needed;
  readonly #giver: SessionUser;

  constructor(services: Needed, giver: SessionUser) {
    this.#services = services;
    this.#giver = giver;
  }

  /**
   * @param before null if somebody without rights gets them
   * @param at names the field that gives a right; null if no field does
   * @throws UserError 422
   */
  refuse(before: Rights | null, after: Rights, at: ((right: Right) => string) | null): void {
    if (this.#giver.isAdmin) return;
    const { users } = this.#services;
    const gained = users.holder(after).beyond(this.#giver, users.holder(before ?? none));
    if (!gained.length) return;
    const message = (rights: readonly Right[]) =>
      `You can give only rights that you have yourself. This would also give: ${listed(rights.map((right) => this.#worded(right)))}.`;
    if (!at) throw refused(message(gained));
    const fields = new Set(gained.map(at));
    throw invalid(
      Object.fromEntries([...fields].map((field) => [field, message(gained.filter((one) => at(one) === field))])),
    );
  }

  /**
   * The same for a role: at one's own branch, and at the branches of those who have the role.
   * @throws UserError 422
   */
  async refuseRole(
    id: number | null,
    before: Rights | null,
    after: Rights,
    at: ((right: Right) => string) | null,
  ): Promise<void> {
    if (this.#giver.isAdmin) return;
    for (const defBranch of [this.#giver.facts.defBranch ?? 0, ...(await this.#branchesOf(id))])
      this.refuse(before && { ...before, defBranch }, { ...after, defBranch }, at);
  }

  /** What a role gives; with `except`, without one of its assignments. */
  async ofRole(role: RoleValues | null, except: number | null = null): Promise<Rights> {
    if (!role) return none;
    const { id, roleName, showSettings, showAdmin } = role;
    const facts = { id, roleName: roleName ?? '', showSettings: showSettings === true, showAdmin: showAdmin === true };
    return { role: facts, defBranch: null, levels: await this.#levels('role', id, except) };
  }

  /** What a user may do; levels of their own override those of the role. */
  async ofUser(id: number | null, role: Rights, defBranch: number | null, except: number | null = null) {
    const own = id === null ? new Map<string, number>() : await this.#levels('user', id, except);
    return { role: role.role, defBranch, levels: new Map([...role.levels, ...own]) };
  }

  async #levels(of: 'role' | 'user', id: number, except: number | null): Promise<Map<string, number>> {
    const owner =
      of === 'role' ? sql`a.user_or_role = 2 and a.role_id = ${id}` : sql`a.user_or_role = 1 and a.user_id = ${id}`;
    const rows = await this.#services.database.rows(sql`select p.permission_code, a.permission_level
      from assigned_permission a join permission p on p.id = a.permission_id
      where p.active = ${true} and ${owner} and a.id <> ${except ?? 0}`);
    return new Map(rows as [string, number][]);
  }

  /** The other branches of the active users who have a role. */
  async #branchesOf(role: number | null): Promise<number[]> {
    if (role === null) return [];
    const rows: Row[] = await this.#services.database.rows(sql`select distinct u.def_branch_id from app_user u
      where u.role_id = ${role} and u.status = ${'ACTIVE'} and u.def_branch_id is not null`);
    return rows.map(([branch]) => branch as number).filter((branch) => branch !== this.#giver.facts.defBranch);
  }

  /** Says where, if the giver has the right somewhere else. */
  #worded({ title, rule, scope }: Right): string {
    if (!rule || !this.#giver.allows(rule)) return title;
    return `${title} (${scope === 'all' ? 'all branches' : 'another branch'})`;
  }
}

/**
 * Checks that a user has no more rights than the person who changes their e-mail address or removes their second factor.
 * With either, that person could sign in as the user.
 * @throws UserError 422
 */
export async function requireNoMore(target: number, by: SessionUser, users: Users): Promise<void> {
  if (by.isAdmin) return;
  const more = (await users.byId(target))?.beyond(by) ?? [];
  if (more.length)
    throw refused(
      `You can do this only for users with no more rights than your own. This one may also: ${listed(more.map(({ title }) => title))}.`,
    );
}

/** `A, B, C and 4 more` */
export const listed = (titles: readonly string[]): string =>
  titles.length > 3 ? `${titles.slice(0, 3).join(', ')} and ${titles.length - 3} more` : titles.join(', ');
