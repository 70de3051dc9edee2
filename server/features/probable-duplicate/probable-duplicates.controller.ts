import { Controller, Get, Param, Query } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { notFound } from '../../core/errors/errors.ts';
import { columnOf, type Entity, type EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { compileCondition } from '../../core/records/conditions.ts';
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
import { hasProbable } from '../../services/duplicates/probable.ts';

/** Pairs that are looked at for one answer, the most similar first: nobody works off more in a day. */
const mostPairs = 10_000;

const tag = 'Merges';
const access = { permission: 'MergeRecords' } as const;
const pages = {
  page: whole('Page', 1, mostPairs, 'From 1.'),
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
  total: { ...integer, description: 'Pairs that the person may merge, among the 10,000 most similar.' },
  hasMore: { ...yesNo, description: 'Whether there are less similar pairs besides.' },
  due: { ...integer, description: 'Records of all kinds that are still to be compared.' },
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
    const { all, hasMore } = await this.#pairs(
      definition,
      sql`select id, low_id, high_id, score from probable_duplicate where entity = ${definition.name}
        order by score desc, id desc ${sql.limit(mostPairs)}`,
      user,
    );
    const size = perPage ?? 25;
    const shown = all.slice(((page ?? 1) - 1) * size, (page ?? 1) * size);
    return { pairs: await this.#answers(definition, shown, user), total: all.length, hasMore, due: await this.#due() };
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
    const { all } = await this.#pairs(
      definition,
      sql`select id, low_id, high_id, score from probable_duplicate where entity = ${name} and low_id = ${id}
        union all select id, low_id, high_id, score from probable_duplicate where high_id = ${id} and entity = ${name}`,
      user,
    );
    return { pairs: await this.#answers(definition, all.slice(0, 100), user) };
  }

  #definition(entity: string): EntityDefinition {
    const definition = this.registry.all.find((one) => one.name === entity && hasProbable(one));
    if (!definition) throw notFound('Kind of record');
    return definition;
  }

  /** The pairs of a statement whose records the person may read, change and delete. */
  async #pairs(definition: EntityDefinition, from: Sql, user: SessionUser) {
    const { key, table } = definition;
    const { read, update, remove } = definition.access;
    const rules = [read, update, remove] as const;
    for (const rule of rules) user.require(rule);
    const scope = scopeConditions(definition, narrowest(rules, user), user, this.registry);
    const reaches = (alias: string, column: string) => sql`exists (select 1 from ${sql.id(table)} ${sql.raw(alias)}
      where ${sql.and([
        sql`${sql.raw(alias)}.${sql.id(columnOf(definition, key))} = p.${sql.id(column)}`,
        ...scope.map((condition) => compileCondition(definition, condition, alias)),
      ])})`;
    const rows = await this.database.rows(sql`select p.id, p.low_id, p.high_id,
        case when ${reaches('l', 'low_id')} and ${reaches('h', 'high_id')} then 1 end
      from (${from}) p
      order by p.score desc, p.id desc`);
    const all = rows.filter(([, , , reached]) => reached).map(([id, low, high]) => ({ id, low, high }) as Pair);
    return { all, hasMore: rows.length === mostPairs };
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

interface Pair {
  readonly id: number;
  readonly low: number;
  readonly high: number;
}
