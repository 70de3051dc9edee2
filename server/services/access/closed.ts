import { refused } from '../../core/errors/errors.ts';
import { fieldOf, type AnyRecord, type EntityDefinition, type Reference } from '../../core/model/definition.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { SessionUser } from './session-user.ts';

/**
 * Conditions for an entity whose records may belong to no other record. Such a record is found only by the people whose
 * own it is (AMB-115), and no branch limits it. It is hidden from people who view the product as someone else.
 * @param branch the condition that limits the person to a branch, if any
 */
export function closedConditions(
  definition: EntityDefinition,
  branch: readonly Condition[],
  user: SessionUser,
): readonly Condition[] {
  const { closed } = definition;
  if (!closed || user.isSystem) return branch;
  const is = (operator: '=' | '<>', value: number | null) => (field: string) => ({ field, operator, value });
  const own = user.isViewed ? [] : closed.people.map(is('=', user.id));
  const owned = closed.by.map(is('<>', null));
  if (!branch.length || !hasBranchOfOwner(definition))
    return [...branch, { gate: 'or', conditions: [...owned, ...own] }];
  if (!own.length) return branch;
  const unowned: Condition = {
    gate: 'and',
    conditions: [...closed.by.map(is('=', null)), { gate: 'or', conditions: own }],
  };
  return [{ gate: 'or', conditions: [...branch, unowned] }];
}

/** Whether a record belongs to no other record, but could. */
export const isUnowned = ({ closed }: EntityDefinition, record: Readonly<AnyRecord>): boolean =>
  closed !== null && closed.by.every((name) => !record[name]);

/** Whether the branch of a record is that of the record that it belongs to. */
export const hasBranchOfOwner = ({ closed, branch }: EntityDefinition): boolean =>
  closed !== null && branch !== null && closed.by.includes(branch[0]!);

/**
 * Checks that a record that belongs to no other is the person's own. A new record is.
 * @throws UserError 422
 */
export function requireOwn(definition: EntityDefinition, record: Readonly<AnyRecord>, user: SessionUser): void {
  const { closed, title, key } = definition;
  if (user.isSystem || !isUnowned(definition, record) || !record[key]) return;
  if (closed!.people.some((name) => (record[name] as Reference | null)?.key === user.id)) return;
  const owners = closed!.by.filter((name) => !fieldOf(definition, name)!.readOnly);
  const titles = owners.map((name) => fieldOf(definition, name)!.title.toLowerCase());
  const any = [titles.slice(0, -1).join(', '), titles.at(-1)].filter(Boolean).join(' or ');
  throw refused(`Without a ${any}, this ${title.toLowerCase()} belongs only to the person who created it.`);
}
