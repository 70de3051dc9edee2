import { sql } from '../../core/db/sql.ts';
import type { Database } from '../../core/db/database.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { Records } from '../../core/records/records.ts';
import type { Clock } from '../../core/time/clock.ts';
import { scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { readWhere } from '../../services/reports/where.ts';
import { reportOf } from '../common/defined-figures.ts';
import { firstOf } from '../common/section.ts';
import {
  daysOf,
  figureNames,
  figureRules,
  within,
  type Days,
  type FigureName,
  type FigureRule,
  type Member,
  type Week,
} from './figures.ts';

export interface TeamServices {
  readonly clock: Clock;
  readonly database: Database;
  readonly records: Records;
  readonly registry: Registry;
}

export interface Named extends Member {
  readonly name: string;
}

/** A figure of a person: how many records, their value in pounds, and how many of the promises were kept. */
export interface Figure {
  readonly count: number;
  readonly value: number;
  readonly kept?: number;
}

/** The active people whom a user supervises, by name, with the sales exec who each of them is. */
export async function membersOf(supervisor: number, { database }: TeamServices): Promise<Named[]> {
  const rows = await database.rows(sql`select u.id, u.full_name, e.id from app_user u
    left join sales_exec e on e.user_id = u.id
    where u.supervisor_id = ${supervisor} and u.status = ${'ACTIVE'} and u.id <> ${supervisor}
    order by u.full_name, u.id`);
  return (rows as [number, string, number | null][]).map(([user, name, exec]) => ({ user, name, exec }));
}

/** The people who supervise somebody, by name. */
export async function supervisors({ database }: TeamServices) {
  const rows = await database.rows(sql`select s.id, s.full_name from app_user s where s.status = ${'ACTIVE'}
    and exists (select 1 from app_user u where u.supervisor_id = s.id and u.status = ${'ACTIVE'} and u.id <> s.id)
    order by s.full_name, s.id`);
  return (rows as [number, string][]).map(([id, fullName]) => ({ id, fullName }));
}

/**
 * The records of a figure, of some people.
 * @returns null for an owner who none of them is
 */
function conditionsOf(rule: FigureRule, { field, isExec }: FigureRule['owners'][number], members: readonly Member[]) {
  const hasExec = rule.owners.some((owner) => owner.isExec);
  const keys = members.flatMap(({ user, exec }) => (isExec ? (exec ?? []) : hasExec && exec !== null ? [] : user));
  if (keys.length < 2) return keys.length ? ({ field, operator: '=', value: keys[0] } satisfies Condition) : null;
  return { field, operator: 'in', value: keys } satisfies Condition;
}

/** The conditions of a figure in some days: its own, or those of the report that defines it. */
function inWeek({ entity, selects }: FigureRule, days: Days, { clock, registry }: TeamServices): readonly Condition[] {
  if (typeof selects === 'function') return selects(days);
  const report = reportOf(selects, registry);
  const context = { registry, ...clock.calendar(), owner: 0 };
  return [...readWhere(registry.definition(entity), report.where, context), within(report.date!, days)];
}

/** The figures of each person in a week; null where the caller may not read such records. */
export async function figuresOf(members: readonly Member[], week: Week, user: SessionUser, services: TeamServices) {
  const today = services.clock.today();
  const found = await Promise.all(
    figureNames.map((name) => figureOf(name, members, daysOf(name, week, today), user, services)),
  );
  return new Map(
    members.map((member) => [
      member.user,
      Object.fromEntries(figureNames.map((name, i) => [name, found[i]?.get(member.user) ?? null])) as Record<
        FigureName,
        Figure | null
      >,
    ]),
  );
}

async function figureOf(
  name: FigureName,
  members: readonly Member[],
  days: ReturnType<typeof daysOf>,
  user: SessionUser,
  services: TeamServices,
): Promise<ReadonlyMap<number, Figure> | null> {
  const { records, registry } = services;
  const rule: FigureRule = figureRules[name];
  const definition = registry.definition(rule.entity);
  const { read } = definition.access;
  if (!user.allows(read)) return null;
  const scope = scopeConditions(definition, read, user, registry);
  const figures = new Map(
    members.map((one) => [one.user, { count: 0, value: 0, ...(rule.kept && { kept: 0 }) } as Figure]),
  );
  for (const owner of rule.owners) {
    const of = conditionsOf(rule, owner, members);
    if (!of) continue;
    const grouped = (more: readonly Condition[]) =>
      records.groups(
        definition,
        {
          where: [of, ...inWeek(rule, days, services), ...more, ...scope],
          search: null,
          sort: rule.sort,
          offset: 0,
          limit: 1,
        },
        owner.field,
        rule.amount,
      );
    const kept = rule.kept ? await grouped([rule.kept]) : [];
    for (const { key, count, sum } of await grouped([])) {
      const member = members.find((one) => (owner.isExec ? one.exec : one.user) === key)!;
      const done = kept.find((one) => one.key === key)?.count ?? 0;
      figures.set(member.user, { count, value: sum / 100, ...(rule.kept && { kept: done }) });
    }
  }
  return figures;
}

/** The keys of the records behind a figure of a person, at most 100, and whether there are more. */
export async function keysBehind(
  name: FigureName,
  member: Member,
  week: Week,
  user: SessionUser,
  services: TeamServices,
) {
  const { clock, database, registry } = services;
  const rule: FigureRule = figureRules[name];
  const definition = registry.definition(rule.entity);
  const { read } = definition.access;
  user.require(read);
  const of = rule.owners.flatMap((owner) => conditionsOf(rule, owner, [member]) ?? []);
  const where = [...of, ...inWeek(rule, daysOf(name, week, clock.today()), services)];
  const scope = scopeConditions(definition, read, user, registry);
  const { field, order } = rule.sort;
  const rows = await database.rows(firstOf(definition, { where: [...where, ...scope], sort: [field], order }));
  const keys = rows.map(([key]) => key as number);
  return { keys: keys.slice(0, most), hasMore: keys.length > most };
}

/** Maximum records that a cell opens. */
const most = 100;
