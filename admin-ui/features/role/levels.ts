import { contents } from '../../core/contents.ts';
import type { Scope } from '../../core/model/rule.ts';
import { levelFor } from '../../core/session/levels.ts';
import { scopeAt } from '../../core/session/rules.ts';

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
