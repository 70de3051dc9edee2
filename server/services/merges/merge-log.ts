import { sql } from '../../core/db/sql.ts';
import { notFound, UserError } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { instantToWire } from '../../core/time/clock.ts';
import type { Author } from '../history/history.ts';
import type { KeptRow } from '../save/kept-row.ts';
import type { Moved } from '../save/move-references.ts';
import type { Followed } from '../saved-filters/follow-replacement.ts';
import type { Services } from '../save/services.ts';
import type { FollowedRecord } from './follow-hooks.ts';

/** Number of days in which a merge can be undone. */
const days = 30;

/** One record that took the place of another. */
export interface Merged {
  readonly keptId: number;
  readonly goneId: number;
  readonly goneName: string;
  /** The row of the other record if it was deleted; else whether it was made inactive. */
  readonly gone: KeptRow | { readonly deactivated: boolean };
  readonly moved: readonly Moved[];
  /** Fields of the kept record that the other one filled, in wire format. */
  readonly filled: WireRecord;
  /** Conditions of saved filters, and records of extensions, that named the other record. */
  readonly followed: readonly (Followed | FollowedRecord)[];
}

export interface MergeEntry {
  readonly id: number;
  readonly keptId: number;
  readonly goneId: number;
  readonly goneName: string;
  /** `21/11/2026 09:30`. */
  readonly at: string;
  readonly user: string;
  readonly moves: number;
  readonly undone: boolean;
}

/** Records what was merged, so that it can be undone within 30 days. */
export class MergeLog {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Call in the transaction of the merge. Returns the number of the entry. */
  async add(definition: EntityDefinition, merged: Merged, { id, facts }: Author): Promise<number> {
    const { database, clock } = this.#services;
    const { keptId, goneId, goneName, gone, moved, filled, followed } = merged;
    await database.rows(sql`delete from record_merge where at < ${this.#daysAgo()}`);
    return (await database.value<number>(sql`insert into record_merge
      (entity, kept_id, gone_id, gone_name, gone, moved, filled, followed, at, user_id, user_name) values (${definition.name},
      ${keptId}, ${goneId}, ${goneName}, ${JSON.stringify(gone)}, ${JSON.stringify(moved)}, ${JSON.stringify(filled)}, ${JSON.stringify(followed)},
      ${clock.instant()}, ${id}, ${facts.fullName}) returning id`))!;
  }

  /** Merges into a record within the last 30 days, undone ones included, newest first. */
  async of(definition: EntityDefinition, keptId: number): Promise<MergeEntry[]> {
    const rows = await this.#services.database
      .rows(sql`select id, kept_id, gone_id, gone_name, at, user_name, moved, undone_at
      from record_merge where at >= ${this.#daysAgo()} and entity = ${definition.name} and kept_id = ${keptId} order by id desc`);
    return rows.map(([id, kept, gone, goneName, at, user, moved, undoneAt]) => ({
      id: id as number,
      keptId: kept as number,
      goneId: gone as number,
      goneName: goneName as string,
      at: instantToWire(at as string),
      user: user as string,
      moves: countMoved(JSON.parse(moved as string) as Moved[]),
      undone: undoneAt !== null,
    }));
  }

  /**
   * Marks an entry as undone. Call in the transaction that undoes it.
   * @param what how messages name it: merge, replacement
   * @throws UserError 404 if there is no such entry, 422 if it is already undone or too old
   */
  async takeBack(definition: EntityDefinition, id: number, what: string): Promise<Merged> {
    const { database, clock } = this.#services;
    const [row] = await database.rows(sql`update record_merge set undone_at = ${clock.instant()}
      where id = ${id} and entity = ${definition.name} and undone_at is null and at >= ${this.#daysAgo()}
      returning kept_id, gone_id, gone_name, gone, moved, filled, followed`);
    if (!row) throw await this.#refusal(definition, id, what);
    const [keptId, goneId, goneName] = row as [number, number, string];
    // Entries of older versions have no `followed`.
    const [gone, moved, filled, followed] = row.slice(3).map((text) => JSON.parse((text as string | null) ?? '[]'));
    return { keptId, goneId, goneName, gone, moved, filled, followed };
  }

  async #refusal(definition: EntityDefinition, id: number, what: string): Promise<UserError> {
    const [known] = await this.#services.database.rows(
      sql`select undone_at from record_merge where id = ${id} and entity = ${definition.name}`,
    );
    if (!known) return notFound(what.charAt(0).toUpperCase() + what.slice(1));
    return new UserError(
      422,
      'too_late',
      known[0] ? `This ${what} has already been undone.` : `A ${what} can be undone for ${days} days.`,
    );
  }

  #daysAgo(): string {
    return new Date(this.#services.clock.now().getTime() - days * 86_400_000).toISOString();
  }
}

/** Number of records that were moved. */
export const countMoved = (moved: readonly Moved[]): number => moved.reduce((sum, { ids }) => sum + ids.length, 0);
