import { contents } from '../contents.ts';
import type { PermissionInfo, Rule, Scope } from '../model/rule.ts';
import type { Session } from './session.ts';

/** Whether a rule allows the signed-in user. Only decides what to show: the server makes its own checks. */
export function allows(session: Session | null, rule: Rule): boolean {
  if (!session) return false;
  if (rule === 'signedIn') return true;
  if ('role' in rule) return Boolean((session.profile.role as Readonly<Record<string, unknown>> | null)?.[rule.role]);
  if ('roleName' in rule) return session.profile.role?.roleName === rule.roleName;
  return scopeOf(session, rule.permission) !== 'none';
}

/** Whether a rule allows the signed-in user to change something. Nobody can in a view. */
export const allowsChange = (session: Session | null, rule: Rule): boolean => !session?.view && allows(session, rule);

/** Which records the signed-in user may reach with a permission. */
export const scopeOf = (session: Session, permission: string): Scope =>
  scopeAt(contents().permissions[permission]!, session.permissions?.[permission] ?? 0);

/** Which records a level of a permission reaches. */
export const scopeAt = ({ levels }: Pick<PermissionInfo, 'levels'>, level: number): Scope =>
  levels[level] ?? levels['*'] ?? 'none';

/** Name of the branch whose records alone a rule lets the signed-in user reach; null if it reaches all or none. */
export const branchLimit = (session: Session | null, rule: Rule): string | null =>
  session && typeof rule === 'object' && 'permission' in rule && scopeOf(session, rule.permission) === 'ownBranch'
    ? (session.profile.defBranch?.branchName ?? null)
    : null;
