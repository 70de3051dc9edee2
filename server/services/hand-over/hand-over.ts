import { Injectable } from '@nestjs/common';
import { badRequest, invalid } from '../../core/errors/errors.ts';
import type { EntityDefinition, EntityName } from '../../core/model/definition.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { readableKeys } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { moveReference, targetOf } from '../save/move-references.ts';
import { SaveServices } from '../save/services.ts';
import { Undo } from '../undo/undo.ts';
import type { Step } from '../undo/step.ts';
import { shownEntry } from '../undo/undo-log.ts';
import { changeableConditions, kindsOf, openConditions, type Kind } from './kinds.ts';

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
  readonly entity: EntityName;
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly string[];
}

/**
 * Hands over the records that one record is responsible for, such as the open activities of a user, to another record
 * of the same entity. They refer to it by a field with `x-handOver`, so a new entity needs no code. One transaction
 * changes all of them, a thousand at a time, so that 10,000 activities are never left half handed over.
 */
@Injectable()
export class HandOvers {
  constructor(
    private readonly services: SaveServices,
    private readonly undoing: Undo,
  ) {
    undoing.register('handOver', (entry, user) => {
      user.require(entry.rule);
      return undoing.undoWhatIsLeft(entry, user);
    });
  }

  /**
   * What can be handed over, counted by kind: the records that the person may change. Kinds without any are included.
   */
  async counts(entity: EntityName, from: number, user: SessionUser): Promise<HandOverCount[]> {
    const { database } = this.services;
    return database.concurrently(
      this.#kinds(entity).map((one) => async () => {
        const { definition, field, kind } = one;
        const where = sql.and([sql`t.${sql.id(field.column!)} = ${from}`, ...this.#open(one, user)]);
        const rows = sql.id(definition.table);
        const count = Number(await database.value(sql`select count(*) from ${rows} t where ${where}`));
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
    const { database, registry, undo } = this.services;
    const { entity, from, to } = share;
    return database.write(async () => {
      const counts: HandOverCount[] = [];
      const names: string[] = [];
      for (const one of [share, ...more]) {
        if (!one.kinds.length) continue;
        const target = await targetOf(registry.definition(one.entity), one.to, this.services);
        names.push(String(target.display ?? ''));
        for (const kind of this.#chosen(one)) {
          const { field } = kind;
          const move = { from: one.from, to: target };
          const ids = await moveReference(kind, move, this.#open(kind, user), user, this.services);
          if (one.entity === 'user') await this.#refuseBlind(kind.definition, ids, one.to);
          counts.push({ kind: kind.kind, title: field.handOver!.title, count: ids.length });
        }
      }
      const moves = counts.reduce((sum, { count }) => sum + count, 0);
      const facts = { toId: to, toName: names.join(', '), moves, kinds: counts.map(({ kind }) => kind) };
      const id = await undo.about({ kind: 'handOver', entity, recordId: from, facts });
      return { id: id!, moved: counts };
    });
  }

  /** @throws UserError 422 if the user may not read all of the records that they are to take over */
  async #refuseBlind(definition: EntityDefinition, ids: readonly number[], to: number): Promise<void> {
    const person = (await this.services.users.byId(to))!;
    for (let at = 0; at < ids.length; at += 1000) {
      const some = ids.slice(at, at + 1000);
      const { size } = await readableKeys(definition, some, person, this.services);
      if (size === some.length) continue;
      const { fullName } = person.facts;
      throw invalid({ to: `${fullName} may not see all of these ${definition.plural.toLowerCase()}.` });
    }
  }

  /** @throws UserError 400 for an unknown kind */
  #chosen({ entity, kinds }: Share): Kind[] {
    const known = this.#kinds(entity);
    const unknown = kinds.find((kind) => !known.some((one) => one.kind === kind));
    if (unknown !== undefined) throw badRequest(`Nothing of the kind "${unknown.slice(0, 60)}" can be handed over.`);
    return known.filter(({ kind }) => kinds.includes(kind));
  }

  /** Hand-overs from a record within the last 30 days, undone ones included, newest first. */
  async of(entity: EntityName, from: number): Promise<HandOverEntry[]> {
    const entries = await this.services.undo.of('handOver', entity, from);
    return entries.map((entry) => {
      const { toId, toName, moves } = entry.facts;
      return { ...shownEntry(entry), toId, toName, moves };
    });
  }

  /**
   * Gives back the records of a hand-over, except those that have been given to someone else since.
   * @returns who has them again, how many were given back, and how many were not
   * @throws UserError 404 if there is no such hand-over, 422 if it is already undone or too old
   */
  async undo(
    entity: EntityName,
    id: number,
    user: SessionUser,
  ): Promise<{ readonly from: number; readonly restored: number; readonly left: number }> {
    const { database, undo } = this.services;
    return database.write(async () => {
      undo.finalise();
      const entry = await undo.byId('handOver', entity, id);
      user.require(entry.rule);
      const { kinds } = entry.facts as { readonly kinds: readonly string[] };
      // The call may also have made the user inactive, which is undone only if the caller asks for it.
      const isMove = (step: Step) =>
        step.action === 'change' && Object.keys(step.after).some((name) => kinds.includes(`${step.entity}.${name}`));
      const counts = await this.undoing.undoWhatIsLeft(entry, user, isMove);
      const restored = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return { from: entry.recordId!, restored, left: entry.facts.moves - restored };
    });
  }

  #kinds(entity: EntityName): Kind[] {
    return kindsOf(this.services.registry, entity);
  }

  /** Conditions for the rows `t` to hand over: those that the schema selects and the person may change. */
  #open(kind: Kind, user: SessionUser): Sql[] {
    return [...openConditions(kind, this.services), ...changeableConditions(kind, user, this.services)];
  }
}
