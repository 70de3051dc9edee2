import type { AnyRecord, EntityDefinition, Reference } from '../../core/model/definition.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { Where, Reading } from '../../core/records/records.ts';
import { scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Saved } from './saved.ts';

/**
 * Which records of a batch a person may read. People with the same scope share one query, and a scope that compares a
 * field of the record, such as its branch or owner, needs only one query for all people.
 */
export class Readable {
  readonly #services: Reading;
  readonly #found = new Map<string, Promise<readonly number[]>>();
  readonly #records = new Map<string, Promise<readonly AnyRecord[]>>();

  constructor(services: Reading) {
    this.#services = services;
  }

  /** The part that the person may know; null if none. */
  async part({ entity, ids }: Saved, user: SessionUser): Promise<Saved | null> {
    const { registry } = this.#services;
    const definition = registry.definition(entity);
    if (!user.allows(definition.access.read)) return null;
    if (!ids) return { entity };
    const scope = scopeConditions(definition, definition.access.read, user, registry);
    const readable = scope.length ? await this.#within(definition, ids, scope) : ids;
    return readable.length ? { entity, ids: readable } : null;
  }

  async #within(definition: EntityDefinition, ids: readonly number[], scope: readonly Condition[]) {
    if (scope.every(comparesKeys)) {
      const records = await this.#read(definition, ids);
      return records
        .filter((record) => scope.every((condition) => holds(condition, record)))
        .map((record) => record[definition.key] as number);
    }
    const name = `${definition.name} ${JSON.stringify(scope, (key, value) => (key === 'of' ? value.name : value))}`;
    if (!this.#found.has(name)) this.#found.set(name, this.#select(definition, ids, scope));
    return this.#found.get(name)!;
  }

  async #select(definition: EntityDefinition, ids: readonly number[], scope: readonly Condition[]) {
    return [...(await this.#services.records.references(definition, ids, scope)).keys()];
  }

  #read(definition: EntityDefinition, ids: readonly number[]): Promise<readonly AnyRecord[]> {
    const { name, key } = definition;
    if (!this.#records.has(name))
      this.#records.set(name, this.#services.records.find(definition, { [key]: ids } as Where<AnyRecord>));
    return this.#records.get(name)!;
  }
}

/** Whether a condition only compares fields of the record itself with keys, or asks whether they are empty. */
const comparesKeys = (condition: Condition): boolean =>
  'gate' in condition
    ? condition.conditions.every(comparesKeys)
    : 'value' in condition && ['=', '<>'].includes(condition.operator) && !Array.isArray(condition.value);

/** Whether a record meets such a condition. */
function holds(condition: Condition, record: Readonly<AnyRecord>): boolean {
  if ('gate' in condition) {
    const { gate, conditions } = condition;
    return gate === 'and'
      ? conditions.every((one) => holds(one, record))
      : conditions.some((one) => holds(one, record));
  }
  const { field, operator, value } = condition as Extract<Condition, { value: unknown }>;
  return (keyOf(record[field]) === value) === (operator === '=');
}

/** The key of a reference; other values as they are, and null for none. */
const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Reference).key : (value ?? null);
