import { permissions } from '../../generated/permissions.gen.ts';
import type { Session } from './session.ts';

export type Rule =
  | 'signedIn'
  | { readonly role: 'showSettings' | 'showAdmin' }
  | { readonly roleName: string }
  | { readonly permission: string };

export interface PermissionLevels {
  readonly levels: Readonly<Record<string, 'none' | 'all' | 'ownBranch'>>;
  readonly denied: string;
}

/** Whether a rule lets the signed-in user in. Only for what is shown: the server decides for itself. */
export function allows(session: Session | null, rule: Rule): boolean {
  if (!session) return false;
  if (rule === 'signedIn') return true;
  if ('role' in rule) return Boolean((session.profile.role as any)?.[rule.role]);
  if ('roleName' in rule) return session.profile.role?.roleName === rule.roleName;
  const { levels } = permissions[rule.permission]!;
  const level = session.permissions[rule.permission] ?? 0;
  return (levels[level] ?? levels['*'] ?? 'none') !== 'none';
}
