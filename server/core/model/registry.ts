import { fieldOf, type EntityDefinition, type FieldDefinition } from './definition.ts';

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

  /** The field that an alias leads to, or the field itself. */
  aliased(definition: EntityDefinition, field: FieldDefinition): FieldDefinition {
    if (field.type !== 'alias') return field;
    const [first, second] = field.alias!;
    const here = fieldOf(definition, first!)!;
    if (second === undefined) return this.aliased(definition, here);
    const target = this.definition(here.to!);
    return this.aliased(target, fieldOf(target, second)!);
  }

  /** The references to an entity: entities with the fields that refer to it. */
  referrers(name: string) {
    return this.all.flatMap((definition) =>
      definition.fields.filter((field) => field.to === name).map((field) => ({ definition, field })),
    );
  }
}
