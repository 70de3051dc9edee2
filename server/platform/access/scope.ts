import { notFound, refused } from '../http/errors.ts';
import { fieldOf, type EntityDefinition, type Rule } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import type { Condition } from '../query/conditions.ts';
import type { Records, WireRecord } from '../query/records.ts';
import type { SessionUser } from './session-user.ts';

interface Services {
  readonly registry: Registry;
  readonly records: Records;
}

type Path = readonly string[];

/** What limits the rows a person reaches: to the own branch where the level goes no further, and to own records. */
export function scopeConditions(
  definition: EntityDefinition,
  rule: Rule,
  user: SessionUser,
  registry: Registry,
): Condition[] {
  const is = ([field, part]: Path, value: unknown): Condition =>
    part === undefined
      ? { field: field!, operator: '=', value }
      : { field: field!, of: registry.definition(fieldOf(definition, field!)!.to!), has: is([part], value) };
  return [
    ...(isLimitedToBranch(definition, rule, user) ? [is(definition.branch!, user.facts.defBranch)] : []),
    ...(isLimitedToOwn(definition, user) ? [is(definition.owner!, user.id)] : []),
  ];
}

/**
 * @throws UserError 422 where the record belongs to another branch than the rule lets the person change, 404 where it
 *   belongs to another person.
 */
export async function requireScope(
  definition: EntityDefinition,
  record: WireRecord,
  rule: Rule,
  user: SessionUser,
  services: Services,
): Promise<void> {
  const at = (path: Path) => referred(definition, record, path, services);
  if (isLimitedToOwn(definition, user) && (await at(definition.owner!)) !== user.id) throw notFound(definition.title);
  if (isLimitedToBranch(definition, rule, user) && (await at(definition.branch!)) !== user.facts.defBranch)
    throw refused(user.denied(rule));
}

/** Those of some rows that the person may read. */
export async function visibleRows(
  definition: EntityDefinition,
  rows: readonly WireRecord[],
  user: SessionUser,
  { registry, records }: Services,
): Promise<readonly WireRecord[]> {
  const scope = scopeConditions(definition, definition.access.read, user, registry);
  if (!scope.length || !rows.length) return rows;
  const { name, key } = definition;
  const seen = await records.references(
    name,
    rows.map((row) => row[key] as number),
    scope,
  );
  return rows.filter((row) => seen.has(row[key] as number));
}

const isLimitedToBranch = ({ branch }: EntityDefinition, rule: Rule, user: SessionUser): boolean =>
  branch !== null && user.scope(rule) === 'ownBranch';

const isLimitedToOwn = ({ owner, others }: EntityDefinition, user: SessionUser): boolean =>
  owner !== null && !user.isSystem && !(others && user.allows(others));

/** Key of what a reference, or the reference of a record referred to, leads to. */
async function referred(
  definition: EntityDefinition,
  record: WireRecord,
  [field, part]: Path,
  { registry, records }: Services,
): Promise<unknown> {
  const owner = record[field!] as WireRecord | null;
  if (part === undefined || !owner) return owner?.id;
  const { name, key } = registry.definition(fieldOf(definition, field!)!.to!);
  const [found] = await records.find(name, { [key]: owner[key] });
  return (found?.[part] as WireRecord | null)?.id;
}
