import { refused } from '../http/errors.ts';
import { fieldOf, type EntityDefinition, type Rule } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import type { Condition } from '../query/conditions.ts';
import type { Records, WireRecord } from '../query/records.ts';
import type { SessionUser } from './session-user.ts';

interface Services {
  readonly registry: Registry;
  readonly records: Records;
}

/** What limits the rows of a person whose level reaches no further than the own branch. */
export function branchConditions(
  definition: EntityDefinition,
  rule: Rule,
  user: SessionUser,
  registry: Registry,
): Condition[] {
  if (!definition.branch || user.scope(rule) !== 'ownBranch') return [];
  const [field, part] = definition.branch as [string, string?];
  const own = (name: string): Condition => ({ field: name, operator: '=', value: user.facts.defBranch });
  if (part === undefined) return [own(field)];
  return [{ field, of: registry.definition(fieldOf(definition, field)!.to!), has: own(part) }];
}

/** @throws UserError 422 where the record belongs to another branch than the rule lets the person change. */
export async function requireBranch(
  definition: EntityDefinition,
  record: WireRecord,
  rule: Rule,
  user: SessionUser,
  { registry, records }: Services,
): Promise<void> {
  if (!definition.branch || user.scope(rule) !== 'ownBranch') return;
  const [field, part] = definition.branch as [string, string?];
  let owner = record[field] as WireRecord | null;
  if (part !== undefined && owner) {
    const { name, key } = registry.definition(fieldOf(definition, field)!.to!);
    const [referred] = await records.find(name, { [key]: owner[key] });
    owner = (referred?.[part] ?? null) as WireRecord | null;
  }
  if (owner?.id !== user.facts.defBranch) throw refused(user.denied(rule));
}

/** Those of some rows that the person may read. */
export async function visibleRows(
  definition: EntityDefinition,
  rows: readonly WireRecord[],
  user: SessionUser,
  { registry, records }: Services,
): Promise<readonly WireRecord[]> {
  const scope = branchConditions(definition, definition.access.read, user, registry);
  if (!scope.length || !rows.length) return rows;
  const { name, key } = definition;
  const seen = await records.references(
    name,
    rows.map((row) => row[key] as number),
    scope,
  );
  return rows.filter((row) => seen.has(row[key] as number));
}
