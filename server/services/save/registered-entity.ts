import type { EntityDefinition } from '../../core/model/definition.ts';
import type { EntityHooks } from './hooks.ts';

/** An entity and its extension. */
export interface RegisteredEntity {
  readonly definition: EntityDefinition;
  readonly hooks: EntityHooks;
}

/** @throws Error if the extension lacks a derivation that the schema names */
export function checkDerivations({ definition, hooks }: RegisteredEntity): void {
  for (const { by } of definition.fields.flatMap((field) => field.derived ?? []))
    if (by && !hooks.derive?.[by]) throw new Error(`The extension of ${definition.name} must derive "${by}".`);
}
