import { t } from '../i18n/t.ts';
import type { PermissionInfo, Scope } from '../model/rule.ts';
import { scopeAt } from './rules.ts';

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
  if (scope === 'all' && !scopesOf(permission).includes('ownBranch')) return t('core.levels.allowed');
  return t(`core.levels.${scope}`);
}
