import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, type AnyRecord, type Entity, type EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { ReadPlan } from '../../core/records/read-plan.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { addKeys } from './add-keys.ts';
import { answerRow } from './answer.ts';
import { findCandidates, type Candidates } from './candidates.ts';
import { findElsewhere, mostOfEach } from './elsewhere.ts';
import { FeatureReader, type Features } from './features.ts';
import { blockingKeys, nameKeys, withoutShared } from './keys.ts';
import { addDue, addPairs, forgetPairs, hasProbable, rowsOf, type ProbablePair } from './probable.ts';
import { pairsOf, type Alike } from './pairs.ts';
import { Scorer, type Score } from './score.ts';

/** Candidates that are compared first. As long as the last half of them had duplicates, further ones follow. */
const [first, further] = [50, 200];
/** Maximum rows to show. */
const shown = 100;

/** Possible duplicates of a record. */
export interface Found {
  /** The most similar first, at most 100. */
  readonly rows: readonly WireRecord[];
  /** How many there are. */
  readonly total: number;
  /** Others that have only an equal detail, such as the same name in another town, with a flag. */
  readonly elsewhere: readonly WireRecord[];
}

const bySimilarity = (a: Pick<Alike, 'id' | 'score'>, b: Pick<Alike, 'id' | 'score'>): number =>
  b.score.total - a.score.total || a.id - b.id;

/** Which of these records are to be found. */
export type Readable = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

/**
 * Finds records that look like a given record. Blocking keys select candidates; then names and addresses are compared.
 */
@Injectable()
export class Duplicates {
  readonly #readers = new WeakMap<EntityDefinition, { features: FeatureReader; compare: ReadPlan; show: ReadPlan }>();

  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
  ) {}

  /**
   * Finds the possible duplicates of a record on the wire, without the record itself.
   * @param readable limits them to those that a person may read
   */
  async find(definition: EntityDefinition, record: AnyRecord, readable?: Readable): Promise<Found> {
    if (!definition.duplicates || definition.duplicates.when.some((name) => !record[name]))
      return { rows: [], total: 0, elsewhere: [] };
    const { features, show } = this.#reader(definition);
    const { own, candidates, scorer, isOther, alike } = await this.#compare(definition, record);
    const likely = new Set(alike.map(({ id }) => id));
    const unlike = (id: number) => isOther(id) && !likely.has(id);
    const equal = await findElsewhere(definition, own, candidates, unlike, async (few) =>
      (await this.#read(definition, few)).map((other) => {
        const theirs = features.read(other);
        return { id: other[definition.key] as number, score: scorer.measure(theirs), elsewhere: theirs.elsewhere };
      }),
    );
    const all = [...likely, ...equal.map(({ id }) => id)];
    const seen = readable && all.length ? await readable(all) : null;
    const visible = <T extends { readonly id: number }>(found: readonly T[]) =>
      found.filter(({ id }) => !seen || seen.has(id));
    const found = visible(alike).toSorted(bySimilarity);
    const best = found.slice(0, shown);
    const last = mostOfEach(definition, visible(equal)).slice(0, shown - best.length);
    const rows = await this.#rows(
      show,
      [...best, ...last].map(({ id }) => id),
    );
    const answer = ({ id, score }: { readonly id: number; readonly score: Score }) =>
      answerRow(definition, record, rows.get(id)!, score, features.fields);
    return {
      rows: best.map(answer),
      total: found.length,
      elsewhere: last.map((one) => ({
        ...answer(one),
        ...Object.fromEntries(one.flags.map((flag) => [flag, true])),
      })),
    };
  }

  /** Pairs of saved records with those that look like them, each once. */
  probable(definition: EntityDefinition, ids: number[]): Promise<ProbablePair[]> {
    return pairsOf(ids, {
      definition,
      database: this.database,
      fields: this.#reader(definition).features.fields,
      read: (some) => this.#read(definition, some),
      alike: async (record) => (await this.#compare(definition, record)).alike.toSorted(bySimilarity),
    });
  }

  /** Compares a record with those that share its keys. */
  async #compare(definition: EntityDefinition, record: AnyRecord) {
    const { features } = this.#reader(definition);
    const own = features.read(record);
    const candidates = await this.candidates(definition, own);
    const { ids, holders } = candidates;
    const [scorer, names] = [new Scorer(withoutShared(own, holders), definition.duplicates!.rank), nameKeys(own)];
    /** Estimates from the keys how many records share the name words these two have in common. */
    const bearers = (other: Features) => {
      const shared = [...nameKeys(other).keys()].filter((key) => names.has(key) && holders.has(key));
      return shared.length ? Math.min(...shared.map((key) => names.get(key)! * holders.get(key)!)) : undefined;
    };
    const ownId = record[definition.key] as number | undefined;
    const known = await this.distinctFrom(definition, ownId);
    const isOther = (id: number) => id !== ownId && !known.has(id);
    const others = ids.filter(isOther);
    const alike: Alike[] = [];
    for (let at = 0, size = first; at < others.length; at += size, size = further) {
      const lot = others.slice(at, at + size);
      const likely = (await this.#read(definition, lot))
        .map((other) => {
          const theirs = features.read(other);
          const score = scorer.score(theirs, bearers(theirs));
          return { id: other[definition.key] as number, score, record: other };
        })
        .filter(({ score }) => score.isLikely);
      alike.push(...likely);
      const last = new Set(lot.slice(-size / 2));
      if (!likely.some(({ id }) => last.has(id))) break;
    }
    return { own, candidates, scorer, isOther, alike };
  }

  /** The records that share blocking keys with one. */
  candidates(definition: EntityDefinition, features: Features): Promise<Candidates> {
    return findCandidates(this.database, definition, blockingKeys(features));
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
    const { fields } = this.#reader(definition).features;
    if (!fields.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))) return;
    await forgetPairs(this.database, definition, id);
    // Also one that is gone: a comparison that has begun may store its pairs yet.
    await addDue(this.database, definition, [id]);
  }

  /** Marks two records as distinct, so that neither is reported as a duplicate of the other, or removes the mark. */
  async setDistinct(
    definition: EntityDefinition,
    pair: readonly [number, number],
    distinct: { readonly user: number; readonly at: string } | null,
  ): Promise<void> {
    const { name } = definition;
    const [low, high] = pair.toSorted((a, b) => a - b) as [number, number];
    const { database } = this;
    await database.write(async () => {
      for (const table of ['distinct_pair', 'probable_duplicate'])
        await database.rows(
          sql`delete from ${sql.id(table)} where ${rowsOf(name)} and low_id = ${low} and high_id = ${high}`,
        );
      if (distinct)
        await database.rows(
          sql`insert into distinct_pair (entity, low_id, high_id, at, user_id) values (${name}, ${low}, ${high}, ${distinct.at}, ${distinct.user})`,
        );
      // A comparison that has begun does not know of it.
      await addDue(database, definition, [low, high]);
    });
    if (distinct || !hasProbable(definition)) return;
    const pairs = await this.probable(definition, [low, high]);
    const again = pairs.filter((found) => found.low === low && found.high === high);
    await database.write(() => addPairs(database, name, again));
  }

  /** Keys of the records that have been marked as distinct from one. */
  async distinctFrom(entity: Entity, id: number | undefined): Promise<ReadonlySet<number>> {
    if (!id) return new Set();
    const { name } = this.registry.definition(entity);
    const rows = await this.database.rows(sql`select high_id from distinct_pair where ${rowsOf(name)} and low_id = ${id}
      union all select low_id from distinct_pair where high_id = ${id} and ${rowsOf(name)}`);
    return new Set(rows.map(([other]) => other as number));
  }

  keys(definition: EntityDefinition, record: AnyRecord): number[] {
    return [...blockingKeys(this.#reader(definition).features.read(record)).all];
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

  #reader(definition: EntityDefinition) {
    let reader = this.#readers.get(definition);
    if (!reader) {
      const features = new FeatureReader(definition);
      const { row } = definition.duplicates!;
      const shownFields = row && Object.values(row).map((path) => path.split('.')[0]!);
      reader = {
        features,
        compare: new ReadPlan(definition, this.registry, [
          definition.key,
          ...features.fields,
          ...definition.duplicates!.when,
        ]),
        show: new ReadPlan(
          definition,
          this.registry,
          shownFields && [definition.key, ...features.fields, ...shownFields],
        ),
      };
      this.#readers.set(definition, reader);
    }
    return reader;
  }
}
