import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { columnOf, fieldOf, type AnyRecord, type Entity, type EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { ReadPlan } from '../../core/records/read-plan.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { addKeys } from './add-keys.ts';
import { FeatureReader, textOf, type Features } from './features.ts';
import { blockingKeys, nameKeys, withoutShared } from './keys.ts';
import { Scorer, type Score } from './score.ts';
import { dice, trigrams } from './similarity.ts';
import { addressWords } from './words.ts';

/** A key shared by more records than this says little and is ignored. */
const common = 200;
/** Maximum candidates to compare in full. Those that share the most keys, and the rarest, come first. */
const compared = 50;
/** Maximum rows to show. */
const shown = 20;

/**
 * Finds records that look like a given record. Blocking keys select candidates; then names and addresses are compared.
 */
@Injectable()
export class Duplicates {
  readonly #readers = new Map<string, { features: FeatureReader; compare: ReadPlan; show: ReadPlan }>();

  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
  ) {}

  /** Possible duplicates of a record on the wire, the most similar first. The record itself is left out. */
  async find(definition: EntityDefinition, record: AnyRecord): Promise<WireRecord[]> {
    if (!definition.duplicates || definition.duplicates.when.some((name) => !record[name])) return [];
    const { features, show } = this.#reader(definition);
    const own = features.read(record);
    const { ids, holders } = await this.candidates(definition, blockingKeys(own));
    const [scorer, names] = [new Scorer(withoutShared(own, holders)), nameKeys(own)];
    /** Estimates from the keys how many records have the name words that both records have. */
    const bearers = (other: Features) => {
      const shared = [...nameKeys(other).keys()].filter((key) => names.has(key) && holders.has(key));
      return shared.length ? Math.min(...shared.map((key) => names.get(key)! * holders.get(key)!)) : undefined;
    };
    const ownId = record[definition.key] as number | undefined;
    const known = await this.distinctFrom(definition, ownId);
    const scored = (await this.#read(definition, ids))
      .filter((other) => other[definition.key] !== ownId && !known.has(other[definition.key] as number))
      .map((other) => {
        const theirs = features.read(other);
        return { id: other[definition.key] as number, score: scorer.score(theirs, bearers(theirs)) };
      })
      .filter(({ score }) => score.isLikely)
      .toSorted((a, b) => b.score.total - a.score.total || a.id - b.id)
      .slice(0, shown);
    const rows = await this.#rows(
      show,
      scored.map(({ id }) => id),
    );
    return scored.map(({ id, score }) => this.#answer(definition, record, rows.get(id)!, score));
  }

  /**
   * Finds the records that share blocking keys with this one.
   *
   * @returns their ids, those that share the rarest keys first, and how many records hold each key, at most `common` +
   * 1
   */
  async candidates(
    definition: EntityDefinition,
    keys: readonly number[],
  ): Promise<{ ids: number[]; holders: ReadonlyMap<number, number> }> {
    const found = new Map<number, number[]>();
    const rows = keys.length ? await this.database.rows(this.#lookup(definition, keys)) : [];
    for (const [key, id] of rows as [number, number][]) {
      const ids = found.get(key);
      if (ids) ids.push(id);
      else found.set(key, [id]);
    }
    const votes = new Map<number, number>();
    for (const ids of found.values()) {
      if (ids.length > common) continue;
      for (const id of ids) votes.set(id, (votes.get(id) ?? 0) + 1 / Math.sqrt(ids.length));
    }
    const ids = [...votes]
      .toSorted(([a, x], [b, y]) => y - x || a - b)
      .slice(0, compared)
      .map(([id]) => id);
    return { ids, holders: new Map([...found].map(([key, { length }]) => [key, length])) };
  }

  /** Finds the records that have each key. Reads one more than the limit, to see whether a key is too common. */
  #lookup({ table }: EntityDefinition, keys: readonly number[]): Sql {
    const from = sql.id(`${table}_key`);
    // One statement text for any number of keys, so that PostgreSQL plans it once.
    if (this.database.engine === 'postgres')
      return sql`select u.hash, x.id from unnest(${keys}::int[]) u (hash)
        cross join lateral (select id from ${from} where hash = u.hash ${sql.limit(common + 1)}) x`;
    const lookups = keys.map(
      (key, i) =>
        sql`select hash, id from (select hash, id from ${from} where hash = ${key} ${sql.limit(common + 1)}) k${sql.raw(String(i))}`,
    );
    return sql.join(lookups, ' union all ');
  }

  /** Replaces a record's blocking keys. */
  async remember(
    definition: EntityDefinition,
    id: number,
    before: AnyRecord | null,
    after: AnyRecord | null,
  ): Promise<void> {
    if (!definition.duplicates) return;
    const [had, has] = [before, after].map((record) => new Set(record ? this.keys(definition, record) : []));
    const gone = [...had!].filter((key) => !has!.has(key));
    const come = [...has!].filter((key) => !had!.has(key));
    if (gone.length)
      await this.database.rows(
        sql`delete from ${sql.id(`${definition.table}_key`)} where id = ${id} and hash in ${sql.list(gone)}`,
      );
    await addKeys(
      this.database,
      definition.table,
      come.map((key) => [key, id]),
    );
  }

  /** Marks two records as distinct, so that neither is reported as a duplicate of the other, or removes the mark. */
  async setDistinct(
    { name }: EntityDefinition,
    pair: readonly [number, number],
    distinct: { readonly user: number; readonly at: string } | null,
  ): Promise<void> {
    const [low, high] = pair.toSorted((a, b) => a - b) as [number, number];
    await this.database.write(async () => {
      await this.database.rows(
        sql`delete from distinct_pair where entity = ${name} and low_id = ${low} and high_id = ${high}`,
      );
      if (distinct)
        await this.database.rows(
          sql`insert into distinct_pair (entity, low_id, high_id, at, user_id) values (${name}, ${low}, ${high}, ${distinct.at}, ${distinct.user})`,
        );
    });
  }

  /** Keys of the records that have been marked as distinct from one. */
  async distinctFrom(entity: Entity, id: number | undefined): Promise<ReadonlySet<number>> {
    if (!id) return new Set();
    const { name } = this.registry.definition(entity);
    const rows = await this.database
      .rows(sql`select high_id from distinct_pair where entity = ${name} and low_id = ${id}
      union all select low_id from distinct_pair where entity = ${name} and high_id = ${id}`);
    return new Set(rows.map(([other]) => other as number));
  }

  keys(definition: EntityDefinition, record: AnyRecord): number[] {
    return blockingKeys(this.#reader(definition).features.read(record));
  }

  #read(definition: EntityDefinition, ids: number[]): Promise<WireRecord[]> {
    return this.#rows(this.#reader(definition).compare, ids).then((rows) => [...rows.values()]);
  }

  async #rows(plan: ReadPlan, ids: number[]): Promise<Map<number, WireRecord>> {
    if (!ids.length) return new Map();
    const { table, key } = plan.definition;
    const column = sql`t.${sql.id(columnOf(plan.definition, key))}`;
    const among =
      this.database.engine === 'sqlite'
        ? sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`
        : sql`${column} = any(${ids}::int[])`;
    const rows = await this.database.rows(
      sql`select ${plan.select} from ${sql.id(table)} t ${plan.joins} where ${among}`,
    );
    return new Map(rows.map((row) => plan.decode(row)).map((record) => [record[key] as number, record]));
  }

  #answer(definition: EntityDefinition, own: AnyRecord, other: WireRecord, score: Score): WireRecord {
    const { row, rank } = definition.duplicates!;
    const values = row
      ? Object.entries(row).map(([name, path]) => {
          const [field, part] = path.split('.');
          const value = other[field!];
          return [name, (part ? (value as WireRecord | null)?.[part] : value) ?? null] as const;
        })
      : Object.entries(other);
    const ranks = rank.map(({ name, of }) => [name, Math.round(score[of] * 10_000) / 10_000] as const);
    return {
      [definition.key]: other[definition.key],
      ...Object.fromEntries([...values, ...ranks]),
      reasons: this.#reasons(definition, own, other),
    };
  }

  /** The fields that suggest a duplicate: those with the same value, and those with a similar one. */
  #reasons(definition: EntityDefinition, own: AnyRecord, other: WireRecord) {
    return this.#reader(definition).features.fields.flatMap((name) => {
      const [mine, theirs] = [textOf(own[name]), textOf(other[name])].map(addressWords) as [string[], string[]];
      if (!mine.length || !theirs.length) return [];
      const { title } = fieldOf(definition, name)!;
      if (mine.join(' ') === theirs.join(' ')) return [{ field: name, title, match: 'same' }];
      return dice(trigrams(mine), trigrams(theirs)) >= 0.5 ? [{ field: name, title, match: 'similar' }] : [];
    });
  }

  #reader(definition: EntityDefinition) {
    let reader = this.#readers.get(definition.name);
    if (!reader) {
      const features = new FeatureReader(definition);
      const { row } = definition.duplicates!;
      const shownFields = row && Object.values(row).map((path) => path.split('.')[0]!);
      reader = {
        features,
        compare: new ReadPlan(definition, this.registry, [definition.key, ...features.fields]),
        show: new ReadPlan(
          definition,
          this.registry,
          shownFields && [definition.key, ...features.fields, ...shownFields],
        ),
      };
      this.#readers.set(definition.name, reader);
    }
    return reader;
  }
}
