import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import type { PermissionInfo, Scope } from '../../core/model/rule.ts';
import { scopeAt } from '../../core/session/rules.ts';

const levels = [0, 1, 2, 3, 4, 5];
const order: readonly Scope[] = ['none', 'ownBranch', 'all'];

/** What the levels of a permission can allow, the least first. */
export const scopesOf = (permission: PermissionInfo): Scope[] =>
  order.filter((scope) => levels.some((level) => scopeAt(permission, level) === scope));

/** The lowest level that allows this. */
export const levelFor = (permission: PermissionInfo, scope: Scope): number =>
  levels.find((level) => scopeAt(permission, level) === scope)!;

/** What a level allows, in words. Branches are named only where levels differ by them. */
export function scopeText(permission: PermissionInfo, scope: Scope): string {
  if (scope === 'all' && !scopesOf(permission).includes('ownBranch')) return t('role.levels.allowed');
  return t(`role.levels.${scope}`);
}

/** An assignment of a permission to a role. */
export interface Assigned {
  readonly id: number;
  readonly permission: { readonly id: number; readonly permissionCode: string };
  readonly permissionLevel: number;
  readonly version: number;
}

export type Assignments = ReadonlyMap<string, Assigned>;

/** What a role's assignments allow with a permission. One that is not assigned counts as level 0 (AMB-009). */
export const scopeIn = (assignments: Assignments, code: string): Scope =>
  scopeAt(contents().permissions[code]!, assignments.get(code)?.permissionLevel ?? 0);

/** A level to save, as `PUT rolePermissions/{roleId}` takes it. */
export interface SavedLevel {
  readonly permissionCode: string;
  readonly permissionLevel: number;
  readonly version?: number;
}

/** @param assigned what the role has of the permission now */
export function savedLevel(code: string, scope: Scope, assigned: Assigned | undefined): SavedLevel {
  const permissionLevel = levelFor(contents().permissions[code]!, scope);
  return { permissionCode: code, permissionLevel, ...(assigned && { version: assigned.version }) };
}
