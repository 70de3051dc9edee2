import { contents } from '../contents.ts';
import type { Rule } from '../model/rule.ts';
import type { Session } from './session.ts';

/** Whether a rule allows the signed-in user. Only decides what to show: the server makes its own checks. */
export function allows(session: Session | null, rule: Rule): boolean {
  if (!session) return false;
  if (rule === 'signedIn') return true;
  if ('role' in rule) return Boolean((session.profile.role as Readonly<Record<string, unknown>> | null)?.[rule.role]);
  if ('roleName' in rule) return session.profile.role?.roleName === rule.roleName;
  return scopeOf(session, rule.permission) !== 'none';
}

/** Which records the signed-in user may reach with a permission. */
export function scopeOf(session: Session, permission: string): 'none' | 'all' | 'ownBranch' {
  const { levels } = contents().permissions[permission]!;
  return levels[session.permissions?.[permission] ?? 0] ?? levels['*'] ?? 'none';
}
