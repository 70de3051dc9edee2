import type { EntityHooks } from '../crud/hooks.ts';
import type { EntityDefinition } from './definition.ts';

/** An entity with what its extension adds to it. */
export interface RegisteredEntity {
  readonly definition: EntityDefinition;
  readonly hooks: EntityHooks;
}

/** All entities by name. Filled once, from the generated registry. */
export class Registry {
  readonly #entities: ReadonlyMap<string, RegisteredEntity>;

  /** @throws Error that names a function a schema asks for and no extension has. */
  constructor(entities: readonly RegisteredEntity[]) {
    for (const { definition, hooks } of entities)
      for (const { by } of definition.fields.flatMap((field) => field.derived ?? []))
        if (by && !hooks.derive?.[by]) throw new Error(`The extension of ${definition.name} must derive "${by}".`);
    this.#entities = new Map(entities.map((entity) => [entity.definition.name, entity]));
  }

  get all(): RegisteredEntity[] {
    return [...this.#entities.values()];
  }

  definition(name: string): EntityDefinition {
    return this.entity(name).definition;
  }

  entity(name: string): RegisteredEntity {
    const entity = this.#entities.get(name);
    if (!entity) throw new Error(`No entity is named "${name}".`);
    return entity;
  }

  /** References to an entity: which field of which entity leads there. */
  referrers(name: string) {
    return this.all.flatMap(({ definition }) =>
      definition.fields.filter((field) => field.to === name).map((field) => ({ definition, field })),
    );
  }
}
