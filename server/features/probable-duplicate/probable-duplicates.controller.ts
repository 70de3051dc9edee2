import { Controller, Get, Param, Query } from '@nestjs/common';
import { Database, type Row } from '../../core/db/database.ts';
import { directionOf } from '../../core/db/order.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { notFound } from '../../core/errors/errors.ts';
import { columnOf, type Entity, type EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { compileCondition, forFewRows } from '../../core/records/conditions.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { readQuery, whole, type QueryTexts } from '../../http/query.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { anyObject, integer, listOf, object, string, yesNo } from '../../http/shapes.ts';
import { narrowest, scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import type { Reason } from '../../services/duplicates/answer.ts';
import { mergeableParam } from '../common/merge-shapes.ts';
import { hasProbable, rowsOf } from '../../services/duplicates/probable.ts';

/** Pairs that are read at a time, and for one answer. */
const [lot, mostRead] = [1000, 50_000];
/** Pairs that are counted; of more, an answer says that there are more. */
const mostCounted = 1000;

const tag = 'Merges';
const access = { permission: 'MergeRecords' } as const;
const desc = directionOf('DESC');
const pages = {
  page: whole('Page', 1, 10_000, 'From 1.'),
  perPage: whole('Rows per page', 1, 100, 'Pairs of a page. Default: 25.'),
};
const pair = object({
  id: integer,
  score: { ...integer, description: 'Similarity in per cent.' },
  reasons: listOf(object({ field: string, title: string, match: { ...string, enum: ['same', 'similar'] } })),
  records: { ...listOf(anyObject), minItems: 2, maxItems: 2 },
});
const answer = object({
  pairs: listOf(pair),
  total: { ...integer, description: 'Pairs that the person may merge: at least those of the page.' },
  hasMore: { ...yesNo, description: 'Whether there may be more than total.' },
  due: { ...integer, description: 'About how many records, of all kinds, are still to be compared.' },
});

/** Pairs of records that look alike, for people to merge or to mark as different. */
@Controller()
export class ProbableDuplicatesController {
  constructor(
    private readonly cruds: Cruds,
    private readonly database: Database,
    private readonly registry: Registry,
  ) {}

  @Get('probableDuplicates/:entity')
  @Access(access)
  @Describe({
    tag,
    summary: 'Pairs of records that look alike, the most similar first, and why',
    params: mergeableParam,
    query: pages,
    returns: answer,
  })
  async list(@CurrentUser() user: SessionUser, @Param('entity') entity: string, @Query() query: QueryTexts) {
    const definition = this.#definition(entity);
    const { page, perPage } = readQuery(pages, query);
    const size = perPage ?? 25;
    const end = (page ?? 1) * size;
    const { found, hasMore } = await this.#pairs(definition, user, Math.max(end, mostCounted));
    const shown = await this.#answers(definition, found.slice(end - size, end), user);
    return { pairs: shown, total: found.length, hasMore, due: await this.#due() };
  }

  @Get('probableDuplicates/:entity/:id')
  @Access(access)
  @Describe({
    tag,
    summary: 'Pairs of a record with those that look like it, the most similar first, at most 100',
    params: mergeableParam,
    returns: object({ pairs: listOf(pair) }),
  })
  async of(@CurrentUser() user: SessionUser, @Param('entity') entity: string, @Param('id', ReadId) id: number) {
    const definition = this.#definition(entity);
    const { name } = definition;
    const rows = await this.database.rows(sql`${this.#select(definition, user)} from (
        select id, low_id, high_id, score from probable_duplicate where ${rowsOf(name)} and low_id = ${id}
        union all select id, low_id, high_id, score from probable_duplicate where high_id = ${id} and entity = ${name}) p
      order by p.score ${desc}, p.id ${desc} ${sql.limit(100)}`);
    return { pairs: await this.#answers(definition, reached(rows), user) };
  }

  #definition(entity: string): EntityDefinition {
    const definition = this.registry.all.find((one) => one.name === entity && hasProbable(one));
    if (!definition) throw notFound('Kind of record');
    return definition;
  }

  /** The most similar pairs whose records the person may read, change and delete: so many, if there are. */
  async #pairs(definition: EntityDefinition, user: SessionUser, most: number) {
    const select = this.#select(definition, user);
    const found: Pair[] = [];
    let after = sql.empty;
    for (let read = 0; read < mostRead; read += lot) {
      const rows = await this.database.rows(sql`${select} from (select id, low_id, high_id, score
          from probable_duplicate where ${rowsOf(definition.name)} ${after}
          order by score ${desc}, id ${desc} ${sql.limit(lot)}) p order by p.score ${desc}, p.id ${desc}`);
      found.push(...reached(rows));
      if (found.length > most) return { found: found.slice(0, most), hasMore: true };
      if (rows.length < lot) return { found, hasMore: false };
      const [id, , , score] = rows.at(-1)!;
      after = sql`and (score, id) < (${score}, ${id})`;
    }
    return { found, hasMore: true };
  }

  /** The columns of pairs `p`; the last is 1 if the person may read, change and delete both records. */
  #select(definition: EntityDefinition, user: SessionUser): Sql {
    const { key, table } = definition;
    const { read, update, remove } = definition.access;
    const rules = [read, update, remove] as const;
    for (const rule of rules) user.require(rule);
    const scope = forFewRows(scopeConditions(definition, narrowest(rules, user), user, this.registry));
    const reaches = (alias: string, column: string) => sql`exists (select 1 from ${sql.id(table)} ${sql.raw(alias)}
      where ${sql.and([
        sql`${sql.raw(alias)}.${sql.id(columnOf(definition, key))} = p.${sql.id(column)}`,
        ...scope.map((condition) => compileCondition(definition, condition, alias)),
      ])})`;
    return sql`select p.id, p.low_id, p.high_id, p.score,
      case when ${reaches('l', 'low_id')} and ${reaches('h', 'high_id')} then 1 end`;
  }

  async #answers(definition: EntityDefinition, pairs: readonly Pair[], user: SessionUser) {
    if (!pairs.length) return [];
    const keys = [...new Set(pairs.flatMap(({ low, high }) => [low, high]))];
    const records = await this.cruds.of(definition.name as Entity).some(keys, user);
    const byKey = new Map(records.map((record) => [(record as WireRecord)[definition.key], record]));
    const ids = pairs.map(({ id }) => id);
    const rows = await this.database.rows(
      sql`select id, score, reasons from probable_duplicate where id in ${sql.list(ids)}`,
    );
    const facts = new Map(
      rows.map(([id, score, reasons]) => [id, { score: score as number, reasons: String(reasons) }]),
    );
    return pairs.flatMap(({ id, low, high }) => {
      const [fact, one, other] = [facts.get(id), byKey.get(low), byKey.get(high)];
      if (!fact || !one || !other) return [];
      const reasons = JSON.parse(fact.reasons) as Reason[];
      return [{ id, score: Math.round(fact.score / 100), reasons, records: [one, other] }];
    });
  }

  /** An estimate by the keys of what waits: counting a million would take longer. */
  async #due(): Promise<number> {
    const [row] = await this.database.rows(sql`select min(id), max(id) from due_comparison`);
    const [first, last] = row as [number | null, number | null];
    return first === null ? 0 : last! - first + 1;
  }
}

const reached = (rows: readonly Row[]): Pair[] =>
  rows.filter(([, , , , isReached]) => isReached).map(([id, low, high]) => ({ id, low, high }) as Pair);

interface Pair {
  readonly id: number;
  readonly low: number;
  readonly high: number;
}
