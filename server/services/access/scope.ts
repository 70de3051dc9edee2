import { notFound, refused } from '../../core/errors/errors.ts';
import {
  fieldOf,
  type AnyRecord,
  type Entity,
  type EntityDefinition,
  type RecordOf,
  type Reference,
  type Rule,
} from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { Reading } from '../../core/records/records.ts';
import { closedConditions, hasBranchOfOwner, isUnowned, requireOwn } from './closed.ts';
import { readsNames } from './names.ts';
import { isShared, sharedConditions } from './shared.ts';
import type { SessionUser } from './session-user.ts';

type Path = readonly string[];

/**
 * Conditions that select the rows a person can reach under a rule. Without the permission, no row matches. A limited
 * level allows only the person's own branch. Records with an owner must be the person's own, unless a permission covers
 * others' records or they are shared with the person. Records that no permission covers are hidden from people who view the product as their owner. If a
 * record belongs within others, the person must be able to read those too. If it belongs to no other record, it must be
 * the person's own.
 */
export function scopeConditions(
  definition: EntityDefinition,
  rule: Rule,
  user: SessionUser,
  registry: Registry,
): Condition[] {
  if (user.scope(rule) === 'none' || isPersonal(definition, user))
    return [{ field: definition.key, operator: 'in', value: [] }];
  const target = (field: string) => registry.definition(fieldOf(definition, field)!.to!);
  const is = ([field, part]: Path, value: unknown): Condition =>
    part === undefined
      ? { field: field!, operator: '=', value }
      : { field: field!, of: target(field!), has: is([part], value) };
  const within = (field: string): Condition[] => {
    const of = target(field);
    const conditions = scopeConditions(of, of.access.read, user, registry);
    if (!conditions.length) return [];
    const none: Condition = { field, operator: '=', value: null };
    const readable: Condition = { field, of, has: { gate: 'and', conditions }, each: true };
    return [{ gate: 'or', conditions: [none, readable] }];
  };
  const reachable = (): Condition => {
    const own = ownersOf(definition).map((path) => is(path, user.id));
    const conditions = [...own, ...sharedConditions(definition, user, registry)];
    return conditions.length > 1 ? { gate: 'or', conditions } : conditions[0]!;
  };
  const branch = isLimitedToBranch(definition, rule, user) ? [is(definition.branch!, user.facts.defBranch)] : [];
  return [
    ...closedConditions(definition, branch, user),
    ...(isLimitedToOwn(definition, user) && !readsNames(definition, user) ? [reachable()] : []),
    ...definition.within.flatMap(within),
  ];
}

/** The rule that limits the person most, where several rules all apply. */
export const narrowest = (rules: readonly [Rule, ...Rule[]], user: SessionUser): Rule =>
  rules.find((rule) => user.scope(rule) === 'none') ??
  rules.find((rule) => user.scope(rule) === 'ownBranch') ??
  rules[0];

/**
 * Finds a record that the person wants to change or delete.
 * @throws UserError 404 if there is no such record or the person may not read it, 422 if the person may read none.
 */
export async function readableRecord(
  definition: EntityDefinition,
  id: number,
  user: SessionUser,
  { registry, records }: Reading,
): Promise<AnyRecord> {
  const { read } = definition.access;
  user.require(read);
  const record = await records.one(definition, id, scopeConditions(definition, read, user, registry));
  if (!record) throw notFound(definition.title);
  return record;
}

/**
 * Checks that the person may change a record.
 * @throws UserError 422 if the record belongs to another branch than the rule allows, or to no other record and not to
 *   the person, or is only shared with the person; 404 if it belongs to another person.
 */
export async function requireScope(
  definition: EntityDefinition,
  record: Readonly<AnyRecord>,
  rule: Rule,
  user: SessionUser,
  services: Reading,
): Promise<void> {
  if (isLimitedToOwn(definition, user) && !(await isOwn(definition, record, user, services)))
    throw (await isShared(definition, record, user, services))
      ? refused(
          `This ${definition.title.toLowerCase()} is shared with you: you can use it, but only its owner can change it.`,
        )
      : notFound(definition.title);
  requireOwn(definition, record, user);
  if (hasBranchOfOwner(definition) && isUnowned(definition, record)) return;
  const branch = () => referred(definition, record, definition.branch!, services);
  if (isLimitedToBranch(definition, rule, user) && (await branch()) !== user.facts.defBranch)
    throw refused(user.denied(rule));
}

/** The rows whose fields the person may all read; for the other rows the person may read only the name, or nothing. */
export async function visibleRows<E extends Entity>(
  entity: E,
  rows: readonly RecordOf<E>[],
  user: SessionUser,
  { registry, records }: Reading,
): Promise<readonly RecordOf<E>[]> {
  const definition = registry.definition(entity);
  if (readsNames(definition, user)) return [];
  const scope = scopeConditions(definition, definition.access.read, user, registry);
  if (!scope.length || !rows.length) return rows;
  const { key } = definition;
  const seen = await records.references(
    definition,
    rows.map((row) => row[key] as number),
    scope,
  );
  return rows.filter((row) => seen.has(row[key] as number));
}

/** Which of these records the person may read. */
export async function readableKeys(
  definition: EntityDefinition,
  ids: readonly number[],
  user: SessionUser,
  { registry, records }: Reading,
): Promise<ReadonlySet<number>> {
  const { read } = definition.access;
  if (!ids.length || !user.allows(read)) return new Set();
  return new Set((await records.references(definition, ids, scopeConditions(definition, read, user, registry))).keys());
}

/** Whether the person may read a record, which need not be saved yet. */
export async function mayRead(
  definition: EntityDefinition,
  record: Readonly<AnyRecord>,
  user: SessionUser,
  services: Reading,
): Promise<boolean> {
  const { access, branch, within } = definition;
  if (!user.allows(access.read)) return false;
  if (readsNames(definition, user)) return true;
  const isReached = async () =>
    (await isOwn(definition, record, user, services)) || (await isShared(definition, record, user, services));
  if (isLimitedToOwn(definition, user) && !(await isReached())) return false;
  const isOfBranch = async () => (await referred(definition, record, branch!, services)) === user.facts.defBranch;
  if (isLimitedToBranch(definition, access.read, user) && !(await isOfBranch())) return false;
  for (const field of within) {
    const whole = record[field] as Reference | null;
    const of = services.registry.definition(fieldOf(definition, field)!.to!);
    if (whole && !(await readableKeys(of, [whole.key], user, services)).size) return false;
  }
  return true;
}

/** Whether the person is the owner of a record, or may do what the owner may. */
export async function isOwn(
  definition: EntityDefinition,
  record: Readonly<AnyRecord>,
  user: SessionUser,
  services: Reading,
): Promise<boolean> {
  for (const path of ownersOf(definition))
    if ((await referred(definition, record, path, services)) === user.id) return true;
  return false;
}

/** The path of the owner, and those of others who may do the same. */
const ownersOf = ({ owner, deputies = [] }: EntityDefinition): readonly Path[] => [owner!, ...deputies];

const isLimitedToBranch = ({ branch }: EntityDefinition, rule: Rule, user: SessionUser): boolean =>
  branch !== null && user.scope(rule) === 'ownBranch';

/** Whether only the owner may see the records, and the person is someone else who views the product as the owner. */
const isPersonal = ({ owner, others }: EntityDefinition, user: SessionUser): boolean =>
  owner !== null && others === null && user.isViewed;

const isLimitedToOwn = ({ owner, others }: EntityDefinition, user: SessionUser): boolean =>
  owner !== null && !user.isSystem && !(others && user.allows(others));

/** The key at the end of a path: of the record itself, of a reference, or of a reference of the referenced record. */
async function referred(
  definition: EntityDefinition,
  record: Readonly<AnyRecord>,
  [field, part]: Path,
  { registry, records }: Reading,
): Promise<unknown> {
  if (field === definition.key) return record[field];
  const owner = record[field!] as Reference | null;
  if (part === undefined || !owner) return owner?.key;
  const found = await records.one(registry.definition(fieldOf(definition, field!)!.to!), owner.key);
  return (found?.[part] as Reference | null)?.key;
}
