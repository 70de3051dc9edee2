import { fieldOf, type AnyRecord, type EntityDefinition, type Reference } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { Reading } from '../../core/records/records.ts';
import type { SessionUser } from './session-user.ts';

/**
 * Conditions of which one must hold for a record to be shared with a person (`x-access.shared`). What is owned through
 * a reference to a shared record is shared too.
 */
export function sharedConditions(definition: EntityDefinition, user: SessionUser, registry: Registry): Condition[] {
  const own = (definition.shared ?? []).flatMap((field): Condition[] => {
    const value = sharingValue(definition, field, user);
    return value === null ? [] : [{ field, operator: '=', value }];
  });
  const whole = ownedThrough(definition, registry);
  const through = whole ? sharedConditions(whole.of, user, registry) : [];
  return through.length ? [...own, { ...whole!, has: { gate: 'or', conditions: through } }] : own;
}

/** Whether a record, which need not be saved yet, is shared with a person. */
export async function isShared(
  definition: EntityDefinition,
  record: Readonly<AnyRecord>,
  user: SessionUser,
  services: Reading,
): Promise<boolean> {
  const isSet = (field: string) => {
    const value = sharingValue(definition, field, user);
    const kept = record[field] as boolean | Reference | null;
    return value !== null && (typeof kept === 'object' ? kept?.key : kept) === value;
  };
  if (definition.shared?.some(isSet)) return true;
  const whole = ownedThrough(definition, services.registry);
  const key = whole && (record[whole.field] as Reference | null)?.key;
  const found = key ? await services.records.one(whole.of, key) : null;
  return found !== null && isShared(whole!.of, found, user, services);
}

/** What a field has if it shares a record with a person; null if it cannot. */
function sharingValue(definition: EntityDefinition, field: string, { id, facts }: SessionUser) {
  const { to } = fieldOf(definition, field)!;
  if (!to) return true;
  if (to === 'user') return id;
  return to === 'branch' ? facts.defBranch : (facts.role?.id ?? null);
}

/** The reference through which a record is owned, and its entity; null if it has an owner of its own. */
function ownedThrough(definition: EntityDefinition, registry: Registry) {
  const [field, part] = definition.owner ?? [];
  if (!field || part === undefined) return null;
  return { field, of: registry.definition(fieldOf(definition, field)!.to!) };
}
