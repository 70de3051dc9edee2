import type { Sql } from '../../core/db/sql.ts';
import type { EntityDefinition, FieldDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { compileCondition } from '../../core/records/conditions.ts';
import type { Clock } from '../../core/time/clock.ts';
import { narrowest, scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { readWhere } from '../reports/where.ts';

/** Records that another is responsible for (`x-handOver`), by the reference to it. */
export interface Kind {
  /** Entity and field: `activity.user`. */
  readonly kind: string;
  readonly definition: EntityDefinition;
  readonly field: FieldDefinition;
}

/** The references to an entity that name who is responsible. */
export const kindsOf = (registry: Registry, entity: string): Kind[] =>
  registry
    .referrers(entity)
    .filter(({ field }) => field.handOver)
    .map((one) => ({ kind: `${one.definition.name}.${one.field.name}`, ...one }));

interface Needed {
  readonly registry: Registry;
  readonly clock: Clock;
}

/** Conditions for the rows `t` that the schema selects. */
export function openConditions({ definition, field }: Kind, { registry, clock }: Needed): Sql[] {
  const where = readWhere(definition, field.handOver!.where, { registry, ...clock.calendar(), owner: 0 });
  return where.map((condition) => compileCondition(definition, condition));
}

/**
 * Conditions for the rows `t` that a person may change. What belongs to nobody else is included, or nobody would have
 * it any more.
 */
export function changeableConditions({ definition }: Kind, user: SessionUser, { registry }: Needed): Sql[] {
  const { read, update } = definition.access;
  const scope = scopeConditions({ ...definition, closed: null }, narrowest([read, update], user), user, registry);
  return scope.map((condition) => compileCondition(definition, condition));
}
