import {
  fieldOf,
  type Entity,
  type EntityDefinition,
  type FieldDefinition,
  type RecordOf,
  type ReferenceOf,
} from './definition.ts';

/** The definitions of all entities, by name. */
export class Registry {
  readonly #definitions: ReadonlyMap<string, EntityDefinition>;

  constructor(definitions: readonly EntityDefinition[]) {
    this.#definitions = new Map(definitions.map((definition) => [definition.name, definition]));
  }

  get all(): EntityDefinition[] {
    return [...this.#definitions.values()];
  }

  /** The definition of an entity, given its name; or the definition itself, for what takes either. */
  definition<E extends Entity>(entity: E): EntityDefinition<RecordOf<E>, ReferenceOf<E>>;
  definition(name: string): EntityDefinition;
  definition(entity: string | EntityDefinition): EntityDefinition {
    if (typeof entity !== 'string') return entity;
    const definition = this.#definitions.get(entity);
    if (!definition) throw new Error(`No entity is named "${entity}".`);
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
