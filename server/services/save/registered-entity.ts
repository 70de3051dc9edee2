import type { EntityDefinition } from '../../core/model/definition.ts';
import type { EntityHooks } from './hooks.ts';

/** An entity with what its extension adds to it. */
export interface RegisteredEntity {
  readonly definition: EntityDefinition;
  readonly hooks: EntityHooks;
}

/** @throws Error that names a function that a schema needs and the extension of its entity lacks. */
export function checkDerivations({ definition, hooks }: RegisteredEntity): void {
  for (const { by } of definition.fields.flatMap((field) => field.derived ?? []))
    if (by && !hooks.derive?.[by]) throw new Error(`The extension of ${definition.name} must derive "${by}".`);
}
