import { insertMany } from '../../core/db/insert-many.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { columnOf } from '../../core/model/definition.ts';
import { readableKeys } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Author } from '../history/history.ts';
import type { SaveContext } from '../save/hooks.ts';
import { moveReference, targetOf } from '../save/move-references.ts';
import { changeableConditions, kindsOf, openConditions, type Kind } from './kinds.ts';

type Reads = Pick<SaveContext, 'clock' | 'database' | 'records' | 'registry' | 'users'>;
type Needed = Reads & Pick<SaveContext, 'bulk'>;

/** The open work of a user that another takes over for a time. */
export interface Loan {
  /** Key of the absence. */
  readonly absence: number;
  readonly from: number;
  readonly to: number;
}

/** Number of records that are moved in one statement. */
const most = 1000;
const day = 86_400_000;

/**
 * Moves a user's open work to another user, and remembers which records. What `by` may not change, or the other user may
 * not read, stays. Call inside a transaction.
 * @param by on whose behalf
 * @returns how many records were moved
 */
export async function lend(loan: Loan, by: SessionUser, services: Needed): Promise<number> {
  let count = 0;
  for (const kind of lentKinds(services)) {
    const open = [...openConditions(kind, services), ...changeableConditions(kind, by, services)];
    const keys = await keysOf(kind, loan, open, services);
    for (let at = 0; at < keys.length; at += most) {
      const readable = await readableBy(loan.to, kind, keys.slice(at, at + most), services);
      if (readable.length) count += await lendSome(loan, kind, [...open, among(kind, readable)], by, services);
    }
  }
  return count;
}

async function lendSome(loan: Loan, kind: Kind, which: readonly Sql[], author: Author, services: Needed) {
  const { database, registry } = services;
  const to = await targetOf(registry.definition('user'), loan.to, services);
  const ids = await moveReference(kind, { from: loan.from, to }, which, author, services);
  await insertMany(
    database,
    'lent_record',
    [{ name: 'record_key', type: 'integer' }],
    ids.map((id) => [id]),
    [
      { name: 'absence_id', type: 'integer', value: loan.absence },
      { name: 'kind', type: 'text', value: kind.kind },
    ],
    sql`on conflict do nothing`,
  );
  return ids.length;
}

/**
 * Gives back what was lent, except what is done by now, and what has gone to somebody else. Call inside a transaction.
 * @returns how many records were given back
 */
export async function giveBack(loan: Loan, author: Author, services: Needed): Promise<number> {
  const to = await targetOf(services.registry.definition('user'), loan.from, services);
  let count = 0;
  for (const kind of lentKinds(services)) {
    const lent = sql`${keyOf(kind)} in (select record_key from lent_record
      where absence_id = ${loan.absence} and kind = ${kind.kind})`;
    const which = [...openConditions(kind, services), lent];
    count += (await moveReference(kind, { from: loan.to, to }, which, author, services)).length;
  }
  await keepLoan(loan.absence, false, services);
  return count;
}

/** Whether it stays known what was lent. It is forgotten a day later, when nothing can be undone any more. */
export async function keepLoan(
  absence: number,
  kept: boolean,
  { clock, database }: Pick<Needed, 'clock' | 'database'>,
) {
  const forgetAt = kept ? null : new Date(clock.now().getTime() + day).toISOString();
  await database.rows(sql`update lent_record set forget_at = ${forgetAt} where absence_id = ${absence}`);
}

/** Records of one kind that a user is responsible for. */
export interface LoanCount {
  readonly title: string;
  readonly count: number;
  /** How many of them the other may not read. */
  readonly hidden: number;
}

/** What would go to another user, as far as the person who asks may change it, and what the other may not read. */
export async function loanCounts(
  { from, to }: Omit<Loan, 'absence'>,
  by: SessionUser,
  services: Reads,
): Promise<LoanCount[]> {
  const counts: LoanCount[] = [];
  for (const kind of lentKinds(services)) {
    const open = [...openConditions(kind, services), ...changeableConditions(kind, by, services)];
    const keys = await keysOf(kind, { from }, open, services);
    let readable = 0;
    for (let at = 0; at < keys.length; at += most)
      readable += (await readableBy(to, kind, keys.slice(at, at + most), services)).length;
    const { title } = kind.field.handOver!;
    counts.push({ title, count: keys.length, hidden: keys.length - readable });
  }
  return counts;
}

const lentKinds = ({ registry }: Pick<Reads, 'registry'>): Kind[] =>
  kindsOf(registry, 'user').filter(({ field }) => field.handOver!.lent);

async function keysOf(kind: Kind, { from }: Pick<Loan, 'from'>, which: readonly Sql[], { database }: Reads) {
  const { definition, field } = kind;
  const where = sql.and([sql`t.${sql.id(field.column!)} = ${from}`, ...which]);
  const rows = await database.rows(
    sql`select ${keyOf(kind)} from ${sql.id(definition.table)} t where ${where} order by ${keyOf(kind)}`,
  );
  return rows.map(([key]) => key as number);
}

async function readableBy(user: number, { definition }: Kind, ids: readonly number[], services: Reads) {
  const person = await services.users.byId(user);
  if (person?.facts.status !== 'ACTIVE') return [];
  const readable = await readableKeys(definition, ids, person, services);
  return ids.filter((id) => readable.has(id));
}

/** The key of a row `t`. */
const keyOf = ({ definition }: Kind) => sql`t.${sql.id(columnOf(definition, definition.key))}`;

const among = (kind: Kind, ids: readonly number[]) => sql`${keyOf(kind)} in ${sql.list(ids)}`;
