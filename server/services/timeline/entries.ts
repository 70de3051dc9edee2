import type { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { columnOf, fieldOf, timelineColumn, type EntityDefinition } from '../../core/model/definition.ts';
import { compileCondition, forFewRows, type Condition } from '../../core/records/conditions.ts';
import { ReadPlan } from '../../core/records/read-plan.ts';
import type { Reading } from '../../core/records/records.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { nameFields, readsNames } from '../access/names.ts';
import { scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Rest } from './cursor.ts';
import type { Entry, Found, Source, Wanted } from './source.ts';

const plans = new WeakMap<EntityDefinition, ReadPlan>();

/** The records of one entity that refer to a record: those that the person may read, as in a list. */
export class EntrySource implements Source {
  readonly kind: string;
  readonly #definition: EntityDefinition;
  readonly #fields: readonly string[];
  readonly #database: Database;
  readonly #reading: Reading;

  /** @param fields references to the record, of which one must lead to it */
  constructor(definition: EntityDefinition, fields: readonly string[], database: Database, reading: Reading) {
    this.kind = definition.name;
    this.#definition = definition;
    this.#fields = fields;
    this.#database = database;
    this.#reading = reading;
  }

  /** Each reference is read by its own index, from the place on, so that no page reads more rows than it shows. */
  async find({ id, rest, words, limit }: Wanted, user: SessionUser): Promise<Found[]> {
    const definition = this.#definition;
    const { read } = definition.access;
    if (!user.allows(read) || readsNames(definition, user)) return [];
    const scope = scopeConditions(definition, read, user, this.#reading.registry);
    const where = forFewRows([...scope, ...words.map((word) => this.#has(word))]);
    const [key, moment] = [sql`t.${sql.id(columnOf(definition, definition.key))}`, sql`t.${sql.id(timelineColumn)}`];
    const rows = await Promise.all(
      this.#fields.map((field) =>
        this.#database.rows(sql`select ${key}, ${moment} from ${sql.id(definition.table)} t
          where ${sql.and([
            sql`t.${sql.id(columnOf(definition, field))} = ${id}`,
            isLeft(rest, moment, key),
            ...where.map((one) => compileCondition(definition, one)),
          ])} order by ${moment} desc, ${key} desc ${sql.limit(limit)}`),
      ),
    );
    const found = new Map(rows.flat().map(([one, at]) => [one as number, at as string]));
    return [...found].map(([one, at]) => ({ kind: this.kind, id: one, at }));
  }

  /** A word in the name of the record, or in a text that its entry shows. */
  #has(word: string): Condition {
    const { timeline, display } = this.#definition;
    const names = new Set([display, ...timeline!.shows, ...(timeline!.text ? [timeline!.text] : [])]);
    const texts = [...names].filter((name) => {
      const { type, column } = fieldOf(this.#definition, name)!;
      return type === 'string' && column !== undefined;
    });
    return { gate: 'or', conditions: texts.map((field) => ({ field, operator: 'contains', value: word })) };
  }

  async read(ids: readonly number[]): Promise<Map<number, Entry>> {
    const { key, timeline } = this.#definition;
    const records = await this.#reading.records.read(this.#plan(), ids);
    return new Map(
      [...records.values()].map(({ [timeline!.by]: by, ...record }) => [
        record[key] as number,
        {
          by: personOf(by as WireRecord | null),
          record: timeline!.shows.includes(timeline!.by) ? { ...record, by } : record,
        },
      ]),
    );
  }

  #plan(): ReadPlan {
    const definition = this.#definition;
    const { shows, text, by } = definition.timeline!;
    let plan = plans.get(definition);
    if (!plan) {
      const only = [...new Set([...nameFields(definition), ...shows, ...(text ? [text] : []), by])];
      plans.set(definition, (plan = new ReadPlan(definition, this.#reading.registry, only)));
    }
    return plan;
  }
}

const personOf = (user: WireRecord | null) => user && { id: user.id as number, fullName: user.fullName as string };

/** The entries that follow a place. The first condition bounds the index on both engines. */
function isLeft({ at, same }: Rest, moment: Sql, key: Sql): Sql {
  if (same === 'all') return sql`${moment} <= ${at}`;
  if (same === 'none') return sql`${moment} < ${at}`;
  return sql`(${moment}, ${key}) < (${at}, ${same.below})`;
}
