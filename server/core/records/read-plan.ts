import { sql, type Sql } from '../db/sql.ts';
import type { Row } from '../db/database.ts';
import { columnOf, fieldOf, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import { decoder, type Form } from './wire.ts';
import { Joins } from './joins.ts';

type Getter = (row: Row) => unknown;

/**
 * How to read the records of an entity: the columns, the joins, and the conversion of a row to a record in the
 * requested form.
 */
export class ReadPlan {
  readonly definition: EntityDefinition;
  readonly select: Sql;
  readonly joins: Sql;
  /** References to many, which `decode` leaves as keys. */
  readonly many: readonly FieldDefinition[];
  readonly form: Form;
  readonly #getters: readonly (readonly [string, Getter])[];
  readonly #columns: Sql[] = [];
  readonly #joins: Joins;
  readonly #registry: Registry;

  /**
   * @param only names of the fields to read, without references to many; default: all
   * @param joins joins to add to, if the statement already has some
   */
  constructor(
    definition: EntityDefinition,
    registry: Registry,
    only?: readonly string[],
    joins = new Joins(),
    form: Form = 'wire',
  ) {
    this.definition = definition;
    this.form = form;
    this.#registry = registry;
    this.#joins = joins;
    const fields = definition.fields.filter(({ name, type }) => !only || (type !== 'refs' && only.includes(name)));
    this.many = fields.filter(({ type }) => type === 'refs');
    this.#getters = fields.map((field) => [field.name, this.#getter(definition, 't', field)] as const);
    this.select = sql.join(this.#columns);
    this.joins = joins.clauses;
  }

  decode(row: Row): Record<string, unknown> {
    const record: Record<string, unknown> = {};
    for (const [name, get] of this.#getters) record[name] = get(row);
    return record;
  }

  #getter(definition: EntityDefinition, alias: string, field: FieldDefinition): Getter {
    if (field.type === 'alias') return this.#path(definition, alias, field.alias!);
    if (field.type === 'refs') return this.#keys(definition, alias, field);
    return field.type === 'ref' ? this.#reference(alias, field) : this.#scalar(alias, field);
  }

  /** A field, or a part of the record that a reference leads to. */
  #path(definition: EntityDefinition, alias: string, [first, second]: readonly string[]): Getter {
    const field = fieldOf(definition, first!)!;
    if (second === undefined) return this.#getter(definition, alias, field);
    const target = this.#registry.definition(field.to!);
    if (second === target.key) return this.#column(sql`${sql.raw(alias)}.${sql.id(field.column!)}`);
    return this.#getter(target, this.#joins.to(alias, field, target), fieldOf(target, second)!);
  }

  #scalar(alias: string, field: FieldDefinition): Getter {
    const get = this.#column(sql`${sql.raw(alias)}.${sql.id(field.column!)}`);
    const decode = decoder(field, this.form);
    return decode
      ? (row) => {
          const value = get(row);
          return value === null ? null : decode(value);
        }
      : get;
  }

  /** Key, display and embedded fields of the record referred to, or null. */
  #reference(alias: string, field: FieldDefinition): Getter {
    const target = this.#registry.definition(field.to!);
    const key = this.#column(sql`${sql.raw(alias)}.${sql.id(field.column!)}`);
    const joined = this.#joins.to(alias, field, target);
    const parts = [...new Set([target.display, ...target.embed])]
      .filter((name) => name !== target.key)
      .map((name) => [this.#partName(target, name), this.#getter(target, joined, fieldOf(target, name)!)] as const);
    const keyName = this.form === 'wire' ? target.key : 'key';
    const shown = this.form === 'record' && target.display === target.key;
    return (row) => {
      const id = key(row);
      if (id === null) return null;
      const record: Record<string, unknown> = shown ? { key: id, display: id } : { [keyName]: id };
      for (const [name, get] of parts) record[name] = get(row);
      return record;
    };
  }

  #partName = (target: EntityDefinition, name: string) =>
    this.form === 'record' && name === target.display ? 'display' : name;

  /** Keys of the records that a reference to many leads to, in their order. */
  #keys(definition: EntityDefinition, alias: string, { joinTable }: FieldDefinition): Getter {
    const owner = sql`${sql.raw(alias)}.${sql.id(columnOf(definition, definition.key))}`;
    const get = this.#column(
      sql`(select string_agg(cast(item_id as text), ',' order by item_id) from ${sql.id(joinTable!)} where owner_id = ${owner})`,
    );
    return (row) => (get(row) as string | null)?.split(',').map(Number) ?? [];
  }

  #column(expression: Sql): Getter {
    const index = this.#columns.push(expression) - 1;
    return (row) => row[index];
  }
}
