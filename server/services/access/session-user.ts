import { refused } from '../../core/errors/errors.ts';
import type { Rule } from '../../core/model/definition.ts';
import type { PermissionDefinition, Scope } from '../../core/model/permission.ts';

/** What a level of a permission allows. */
export const scopeOf = ({ levels }: PermissionDefinition, level: number): Scope =>
  levels[level] ?? levels['*'] ?? 'none';

/** What it allows a user with this default branch. Without one, no branch is their own. */
export function scopeAt(permission: PermissionDefinition, level: number, defBranch: number | null): Scope {
  const scope = scopeOf(permission, level);
  return scope === 'ownBranch' && defBranch === null ? 'none' : scope;
}

const flagTitles = { showSettings: 'Open the settings', showAdmin: 'Administration' } as const;

/** Something that a person may do. */
export interface Right {
  readonly title: string;
  /** null for being an Admin. */
  readonly rule: Rule | null;
  readonly scope: Scope;
}

const adminRight: Right = { title: 'Admin', rule: null, scope: 'all' };

export interface UserFacts {
  readonly id: number;
  readonly uid: string;
  readonly email: string;
  readonly fullName: string;
  readonly status: string;
  readonly role: {
    readonly id: number;
    readonly roleName: string;
    readonly showSettings: boolean;
    readonly showAdmin: boolean;
  } | null;
  /** Whether the role requires that they sign in with a second factor. */
  readonly needsSecondFactor: boolean;
  /** Whether the session began with a second factor. */
  readonly secondFactor: boolean;
  readonly defRegion: number | null;
  readonly defBranch: number | null;
  readonly levels: ReadonlyMap<string, number>;
}

/** What decides what somebody may do. */
export type Rights = Pick<UserFacts, 'role' | 'defBranch' | 'levels'>;

/** The person who makes a call, and what that person may do. */
export class SessionUser {
  readonly facts: UserFacts;
  readonly #permissions: ReadonlyMap<string, PermissionDefinition>;
  /** Whether someone else is viewing the product as this person. */
  readonly isViewed: boolean;

  constructor(facts: UserFacts, permissions: ReadonlyMap<string, PermissionDefinition>, isViewed = false) {
    this.facts = facts;
    this.#permissions = permissions;
    this.isViewed = isViewed;
  }

  /** The product itself, for example during an import. It may do everything and has no row in the user table. */
  static system(permissions: ReadonlyMap<string, PermissionDefinition>): SessionUser {
    const role = { id: 0, roleName: 'Admin', showSettings: true, showAdmin: true };
    const levels = new Map([...permissions.keys()].map((code) => [code, 1]));
    const facts = {
      id: 0,
      uid: '',
      email: '',
      fullName: 'Branchline',
      status: 'ACTIVE',
      role,
      needsSecondFactor: false,
      secondFactor: false,
      defRegion: null,
      defBranch: null,
      levels,
    };
    return new SessionUser(facts, permissions);
  }

  get isSystem(): boolean {
    return this.facts.id === 0;
  }

  get id(): number {
    return this.facts.id;
  }

  get isAdmin(): boolean {
    return this.facts.role?.roleName === 'Admin';
  }

  /** Level of a permission; 0 if it is not granted. */
  level(code: string): number {
    return this.facts.levels.get(code) ?? 0;
  }

  /** Which records a rule lets this person reach. */
  scope(rule: Rule): Scope {
    if (typeof rule === 'string') return 'all';
    if ('role' in rule) return this.facts.role?.[rule.role] ? 'all' : 'none';
    if ('roleName' in rule) return this.facts.role?.roleName === rule.roleName ? 'all' : 'none';
    return scopeAt(this.#permission(rule.permission), this.level(rule.permission), this.facts.defBranch);
  }

  allows(rule: Rule): boolean {
    return this.scope(rule) !== 'none';
  }

  /** @throws UserError 422 with the permission's message if the rule allows nothing */
  require(rule: Rule): void {
    if (!this.allows(rule)) throw refused(this.denied(rule));
  }

  denied(rule: Rule): string {
    return typeof rule === 'object' && 'permission' in rule
      ? this.#permission(rule.permission).denied
      : "You don't have the necessary permissions.";
  }

  /** What this person may do and none of the others may. Empty if one of them may do everything that this one may. */
  beyond(...others: readonly SessionUser[]): Right[] {
    const flags = Object.entries(flagTitles).map(([role, title]) => ({ title, rule: { role } as Rule }));
    const permissions = [...this.#permissions.values()].map(({ code, title }) => ({
      title,
      rule: { permission: code },
    }));
    return [
      ...(this.isAdmin && !others.some(({ isAdmin }) => isAdmin) ? [adminRight] : []),
      ...[...flags, ...permissions]
        .filter(({ rule }) => !others.some((other) => other.#covers(this, rule)))
        .map((right) => ({ ...right, scope: this.scope(right.rule) })),
    ];
  }

  #covers(other: SessionUser, rule: Rule): boolean {
    const [mine, theirs] = [this.scope(rule), other.scope(rule)];
    if (theirs === 'none' || mine === 'all') return true;
    return mine === theirs && this.facts.defBranch === other.facts.defBranch;
  }

  #permission(code: string): PermissionDefinition {
    const permission = this.#permissions.get(code);
    if (!permission) throw new Error(`No permission has the code "${code}".`);
    return permission;
  }
}
