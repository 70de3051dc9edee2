import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { instantToWire } from '../../core/time/clock.ts';
import type { HistoryEntry } from './history.ts';

/** Which changes to read. Null means no limit. */
export interface AuditQuery {
  /** Name of an entity. */
  readonly kind: string | null;
  /** Key of the user who made the change. */
  readonly user: number | null;
  /** ISO instants; `until` is not included. */
  readonly from: string | null;
  readonly until: string | null;
  /** Only entries older than the one with this id. */
  readonly before: number | null;
}

/** A change of users, roles, permissions or settings. */
export interface AuditEntry extends HistoryEntry {
  /** Name of the entity. */
  readonly kind: string;
  /** Display of the record; its last one if it has been deleted; null if it never had one. */
  readonly recordName: string | null;
}

/** Changes that administrators make, from the histories of all records: users, roles, permissions and settings. */
@Injectable()
export class Audit {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
  ) {}

  /** The entities whose changes are shown: those that only people with settings or users can change. */
  get kinds(): EntityDefinition[] {
    return this.registry.all.filter(({ history, access: { update } }) => {
      if (!history || typeof update !== 'object') return false;
      return 'role' in update || ('permission' in update && update.permission === 'ViewUsersRoles');
    });
  }

  /** The newest entries first. Reads as many rows of each kind by an index, so that it does not grow with the table. */
  async page(query: AuditQuery, limit: number): Promise<AuditEntry[]> {
    const { database } = this;
    const kinds = this.kinds.filter(({ name }) => query.kind === null || name === query.kind);
    if (!kinds.length) return [];
    const of = ({ name }: EntityDefinition, i: number) => sql`select * from
      (select id, entity, record_id, action, at, user_id, user_name, changes from record_history
      where ${sql.and([sql`lower(entity) = ${name.toLowerCase()}`, ...conditions(query)])} order by id desc ${sql.limit(limit)})
      ${sql.id(`k${i}`)}`;
    const rows = await database.rows(
      sql`${sql.join(kinds.map(of), ' union all ')} order by id desc ${sql.limit(limit)}`,
    );
    const entries = rows.map(([id, kind, recordId, action, at, userId, userName, changes]) => ({
      id: id as number,
      kind: kind as string,
      recordId: recordId as number,
      action: action as HistoryEntry['action'],
      at: instantToWire(at as string),
      user: { id: userId as number | null, fullName: userName as string },
      changes: JSON.parse(changes as string) as HistoryEntry['changes'],
    }));
    const names = await this.#names(entries);
    return entries.map((entry) => ({ ...entry, recordName: names.get(`${entry.kind} ${entry.recordId}`) ?? null }));
  }

  /** Displays of records by kind and key. */
  async #names(entries: readonly Omit<AuditEntry, 'recordName'>[]): Promise<Map<string, string>> {
    const { registry, records } = this;
    const names = new Map<string, string>();
    for (const kind of new Set(entries.map((entry) => entry.kind))) {
      const definition = registry.definition(kind);
      const of = entries.filter((entry) => entry.kind === kind);
      const found = await records.references(definition, [...new Set(of.map(({ recordId }) => recordId))]);
      for (const { recordId, changes } of of) {
        const kept = changes.find(({ field }) => field === definition.display);
        const name = found.get(recordId)?.display ?? kept?.new ?? kept?.old;
        if (name !== null && name !== undefined) names.set(`${kind} ${recordId}`, String(name));
      }
    }
    return names;
  }
}

const conditions = ({ user, from, until, before }: AuditQuery): Sql[] => [
  ...(before === null ? [] : [sql`id < ${before}`]),
  ...(user === null ? [] : [sql`user_id = ${user}`]),
  ...(from === null ? [] : [sql`at >= ${from}`]),
  ...(until === null ? [] : [sql`at < ${until}`]),
];
