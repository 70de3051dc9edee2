import type { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { entryMomentAt, type EntryMoment } from '../../core/records/entry-moment.ts';
import { instantOf } from '../../core/time/moment.ts';
import { ofRecords, type History, type HistoryEntry } from '../history/history.ts';
import type { Rest } from './cursor.ts';
import type { Entry, Found, Source, Wanted } from './source.ts';

/** What is done with a whole record. */
const whole = ['create', 'restore', 'merge'];

/** What is done with its fields. */
const partial = ['update', 'undo'];

/** The changes of a record that its timeline shows: that it was added or merged with another, and those of some fields (x-timeline.changes). */
export class ChangeSource implements Source {
  readonly kind = 'change';
  readonly #definition: EntityDefinition;
  readonly #database: Database;
  readonly #history: History;

  constructor(definition: EntityDefinition, database: Database, history: History) {
    this.#definition = definition;
    this.#database = database;
    this.#history = history;
  }

  /** Changes have no words to search for. */
  async find({ id, rest, words, limit }: Wanted): Promise<Found[]> {
    if (words.length) return [];
    const ofFields = this.#shown.map((field) => sql`changes like ${`%{"field":"${field}",%`}`);
    const counts = sql`(action in ${sql.list(whole)} or
      (action in ${sql.list(partial)} and (${sql.join(ofFields, ' or ')})))`;
    const rows = await this.#database.rows(sql`select id, at from record_history
      where ${ofRecords(this.#definition.name, [id])} and ${isLeft(rest)} and ${counts}
      order by id desc ${sql.limit(limit)}`);
    return rows.map(([one, at]) => ({ kind: this.kind, id: one as number, at: entryMomentAt(at as string) }));
  }

  async read(ids: readonly number[]): Promise<Map<number, Entry>> {
    const entries = await this.#history.entries(ids);
    return new Map(
      entries.map(({ id, user: by, action, changes }) => [
        id,
        {
          by,
          action,
          changes: this.#changesOf(action, changes),
        },
      ]),
    );
  }

  #changesOf(action: HistoryEntry['action'], changes: HistoryEntry['changes']): HistoryEntry['changes'] {
    if (action === 'merge') return changes;
    return partial.includes(action) ? changes.filter(({ field }) => this.#shown.includes(field)) : [];
  }

  get #shown(): readonly string[] {
    return this.#definition.timeline!.changes;
  }
}

/** The changes that follow a place. They are added in the order of their keys. */
function isLeft({ at, same }: Rest): Sql {
  if (typeof same === 'object') return sql`id < ${same.below}`;
  return same === 'all' ? sql`at <= ${instantAt(at)}` : sql`at < ${instantAt(at)}`;
}

/** The instant of a moment. */
function instantAt(at: EntryMoment): string {
  const [date, time = '00:00'] = at.split('T') as [string, string?];
  return instantOf(date, time.slice(0, 5))!.toISOString().slice(0, 16) + (time.slice(5) || ':00.000') + 'Z';
}
