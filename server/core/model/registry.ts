import type { EntityDefinition } from './definition.ts';

/** The definitions of all entities, by name. */
export class Registry {
  readonly #definitions: ReadonlyMap<string, EntityDefinition>;

  constructor(definitions: readonly EntityDefinition[]) {
    this.#definitions = new Map(definitions.map((definition) => [definition.name, definition]));
  }

  get all(): EntityDefinition[] {
    return [...this.#definitions.values()];
  }

  definition(name: string): EntityDefinition {
    const definition = this.#definitions.get(name);
    if (!definition) throw new Error(`No entity is named "${name}".`);
    return definition;
  }

  /** References to an entity: which field of which entity leads there. */
  referrers(name: string) {
    return this.all.flatMap((definition) =>
      definition.fields.filter((field) => field.to === name).map((field) => ({ definition, field })),
    );
  }
}
