import { sql, type Sql } from '../db/sql.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';

/** The left joins of a statement on the table `t`. The same reference is joined only once. */
export class Joins {
  readonly #made = new Map<string, { alias: string; clause: Sql }>();

  get clauses(): Sql {
    return sql.join(
      [...this.#made.values()].map(({ clause }) => clause),
      ' ',
    );
  }

  /** Alias of the table that a reference leads to. */
  to(alias: string, field: FieldDefinition, target: EntityDefinition): string {
    const place = `${alias}.${field.column}`;
    const known = this.#made.get(place);
    if (known) return known.alias;
    const joined = `j${this.#made.size}`;
    const key = sql.id(fieldOf(target, target.key)!.column!);
    const clause = sql`left join ${sql.id(target.table)} ${sql.raw(joined)} on ${sql.raw(joined)}.${key} = ${sql.raw(alias)}.${sql.id(field.column!)}`;
    this.#made.set(place, { alias: joined, clause });
    return joined;
  }
}
