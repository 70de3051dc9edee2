import type { RegisteredEntity } from './registered-entity.ts';

/** The entities that people can reach, with their extensions. */
export class Entities {
  readonly #byName: ReadonlyMap<string, RegisteredEntity>;

  constructor(readonly all: readonly RegisteredEntity[]) {
    this.#byName = new Map(all.map((entity) => [entity.definition.name, entity]));
  }

  /** @throws Error if no entity has the name */
  of(name: string): RegisteredEntity {
    const entity = this.#byName.get(name);
    if (!entity) throw new Error(`No entity is named "${name}".`);
    return entity;
  }
}
