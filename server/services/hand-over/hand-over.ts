import { badRequest, notFound, UserError } from '../../core/errors/errors.ts';
import type { EntityDefinition, FieldDefinition } from '../../core/model/definition.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { compileCondition } from '../../core/records/conditions.ts';
import { instantToWire } from '../../core/time/clock.ts';
import { narrowest, scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { readWhere } from '../reports/where.ts';
import { moveBack, moveReference, targetOf, type Moved } from '../save/move-references.ts';
import type { Services } from '../save/services.ts';

/** Number of days in which a hand-over can be undone. */
const days = 30;

/** Records of one kind that a record is responsible for. */
export interface HandOverCount {
  /** Entity and field: `activity.user`. */
  readonly kind: string;
  /** What they are called: `Open activities`. */
  readonly title: string;
  readonly count: number;
}

export interface HandOverEntry {
  readonly id: number;
  readonly toId: number;
  readonly toName: string;
  /** `21/11/2026 09:30`. */
  readonly at: string;
  readonly user: string;
  readonly moves: number;
  readonly undone: boolean;
}

/** What one record hands over to another of the same entity. */
export interface Share {
  readonly definition: EntityDefinition;
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly string[];
}

/** Rows that were handed over; `of` if they belonged to another record than the hand-over's. */
interface HandedOver extends Moved {
  readonly of?: { readonly list: string; readonly from: number; readonly to: number };
}

interface Kind {
  readonly kind: string;
  readonly definition: EntityDefinition;
  readonly field: FieldDefinition;
}

/**
 * Hands over the records that one record is responsible for, such as the open activities of a user, to another record
 * of the same entity. They refer to it by a field with `x-handOver`, so a new entity needs no code. One transaction
 * changes all of them, a thousand at a time, so that 10,000 activities are never left half handed over.
 */
export class HandOvers {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * What can be handed over, counted by kind: the records that the person may change. Kinds without any are included.
   */
  async counts(definition: EntityDefinition, from: number, user: SessionUser): Promise<HandOverCount[]> {
    const { database } = this.#services;
    return database.concurrently(
      this.#kinds(definition).map((one) => async () => {
        const { definition: of, field, kind } = one;
        const where = sql.and([sql`t.${sql.id(field.column!)} = ${from}`, ...this.#open(one, user)]);
        const count = Number(await database.value(sql`select count(*) from ${sql.id(of.table)} t where ${where}`));
        return { kind, title: field.handOver!.title, count };
      }),
    );
  }

  /**
   * Hands over records of some kinds, all or none: each gets a new version and an entry in its history. They are read
   * and written a thousand at a time, in one transaction.
   * @param more hand-overs between records of other entities that are made and undone together with this one
   * @returns the hand-over's id, and how many records of each kind were handed over
   * @throws UserError 400 for an unknown kind
   */
  async handOver(
    share: Share,
    user: SessionUser,
    more: readonly Share[] = [],
  ): Promise<{ readonly id: number; readonly moved: HandOverCount[] }> {
    const { database, clock } = this.#services;
    const { definition, from, to } = share;
    return database.write(async () => {
      const moved: HandedOver[] = [];
      const counts: HandOverCount[] = [];
      const names: string[] = [];
      for (const one of [share, ...more]) {
        if (!one.kinds.length) continue;
        const target = await targetOf(one.definition, one.to, this.#services);
        names.push(String(target.display ?? ''));
        for (const kind of this.#chosen(one)) {
          const { field, definition: of } = kind;
          const move = { from: one.from, to: target };
          const { ids } = await moveReference(kind, move, this.#open(kind, user), user, this.#services);
          const other = one !== share && { of: { list: one.definition.name, from: one.from, to: one.to } };
          moved.push({ entity: of.name, field: field.name, ids, ...other });
          counts.push({ kind: kind.kind, title: field.handOver!.title, count: ids.length });
        }
      }
      await database.rows(sql`delete from record_hand_over where at < ${this.#daysAgo()}`);
      const id = await database.value(sql`insert into record_hand_over
        (entity, from_id, to_id, to_name, moved, at, user_id, user_name) values (${definition.name}, ${from}, ${to},
        ${names.join(', ')}, ${JSON.stringify(moved)}, ${clock.instant()}, ${user.id}, ${user.facts.fullName})
        returning id`);
      return { id: id as number, moved: counts };
    });
  }

  /** @throws UserError 400 for an unknown kind */
  #chosen({ definition, kinds }: Share): Kind[] {
    const known = this.#kinds(definition);
    const unknown = kinds.find((kind) => !known.some((one) => one.kind === kind));
    if (unknown !== undefined) throw badRequest(`Nothing of the kind "${unknown.slice(0, 60)}" can be handed over.`);
    return known.filter(({ kind }) => kinds.includes(kind));
  }

  /** Hand-overs from a record within the last 30 days, undone ones included, newest first. */
  async of(definition: EntityDefinition, from: number): Promise<HandOverEntry[]> {
    const rows = await this.#services.database.rows(sql`select id, to_id, to_name, at, user_name, moved, undone_at
      from record_hand_over where at >= ${this.#daysAgo()} and entity = ${definition.name} and from_id = ${from}
      order by id desc`);
    return rows.map(([id, toId, toName, at, user, moved, undoneAt]) => ({
      id: id as number,
      toId: toId as number,
      toName: toName as string,
      at: instantToWire(at as string),
      user: user as string,
      moves: movesOf(JSON.parse(moved as string) as Moved[]),
      undone: undoneAt !== null,
    }));
  }

  /**
   * Gives back the records of a hand-over, except those that have been given to someone else since.
   * @returns who has them again, how many were given back, and how many were not
   * @throws UserError 404 if there is no such hand-over, 422 if it is already undone or too old
   */
  async undo(
    definition: EntityDefinition,
    id: number,
    user: SessionUser,
  ): Promise<{ readonly from: number; readonly restored: number; readonly left: number }> {
    const { database, clock, registry } = this.#services;
    return database.write(async () => {
      const [row] = await database.rows(sql`update record_hand_over set undone_at = ${clock.instant()}
        where id = ${id} and entity = ${definition.name} and undone_at is null and at >= ${this.#daysAgo()}
        returning from_id, to_id, moved`);
      if (!row) throw await this.#refusal(definition, id);
      const [from, to, text] = row as [number, number, string];
      const moved = JSON.parse(text) as HandedOver[];
      let restored = 0;
      for (const one of moved) {
        const of = one.of ? registry.definition(one.of.list) : definition;
        restored += await moveBack(of, [one], one.of?.to ?? to, one.of?.from ?? from, user, this.#services);
      }
      return { from, restored, left: movesOf(moved) - restored };
    });
  }

  /** The references to an entity that name who is responsible. */
  #kinds({ name }: EntityDefinition): Kind[] {
    return this.#services.registry
      .referrers(name)
      .filter(({ field }) => field.handOver)
      .map((one) => ({ kind: `${one.definition.name}.${one.field.name}`, ...one }));
  }

  /** Conditions for the rows `t` to hand over: those that the schema selects and the person may change. */
  #open({ definition, field }: Kind, user: SessionUser): Sql[] {
    const { registry, clock } = this.#services;
    const { read, update } = definition.access;
    const where = readWhere(definition, field.handOver!.where, { registry, today: clock.today(), owner: user.id });
    const scope = scopeConditions(definition, narrowest([read, update], user), user, registry);
    return [...where, ...scope].map((condition) => compileCondition(definition, condition));
  }

  async #refusal({ name }: EntityDefinition, id: number): Promise<UserError> {
    const [known] = await this.#services.database.rows(
      sql`select undone_at from record_hand_over where id = ${id} and entity = ${name}`,
    );
    if (!known) return notFound('Hand-over');
    return new UserError(
      422,
      'too_late',
      known[0] ? 'This hand-over has already been undone.' : `A hand-over can be undone for ${days} days.`,
    );
  }

  #daysAgo(): string {
    return new Date(this.#services.clock.now().getTime() - days * 86_400_000).toISOString();
  }
}

const movesOf = (moved: readonly Moved[]): number => moved.reduce((sum, { ids }) => sum + ids.length, 0);
