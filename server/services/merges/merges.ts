import type { SessionUser } from '../access/session-user.ts';
import { moveBack, moveReferences, type Moved } from '../save/move-references.ts';
import type { Services } from '../save/services.ts';
import { isConstraint } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { badRequest, invalid, notFound, UserError } from '../../core/errors/errors.ts';
import { isStored, type AnyRecord, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { toWire, type WireRecord } from '../../core/records/wire.ts';
import { instantToWire } from '../../core/time/clock.ts';
import { keptRow } from '../save/kept-row.ts';

/** Number of days in which a merge can be undone. */
const days = 30;

export interface MergePreview {
  /** Fields that either record has, the value after the merge, and whether the value comes from the other record. */
  readonly fields: { field: string; title: string; kept: unknown; gone: unknown; fills: boolean }[];
  /** Records that will refer to the kept record, counted by kind. */
  readonly moves: { title: string; count: number }[];
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

/** Merges two records of an entity into one, and undoes it. */
export class Merges {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  async preview(definition: EntityDefinition, kept: AnyRecord, gone: AnyRecord): Promise<MergePreview> {
    const { registry } = this.#services;
    const [keptAnswer, goneAnswer] = [kept, gone].map((record) => toWire(registry, definition, record)) as [
      WireRecord,
      WireRecord,
    ];
    const filled = new Set(fillable(definition, kept, gone).map(({ name }) => name));
    const moves = new Map<string, number>();
    for (const { definition: referrer, field } of registry.referrers(definition.name)) {
      const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [referrer.table, field.column!];
      const count = Number(
        await this.#services.database.value(
          sql`select count(*) from ${sql.id(table)} where ${sql.id(column)} = ${gone[definition.key]}`,
        ),
      );
      if (count) moves.set(referrer.plural, (moves.get(referrer.plural) ?? 0) + count);
    }
    return {
      fields: definition.fields
        .filter(({ type, stamp, name }) => type !== 'alias' && !stamp && name !== definition.key)
        .filter(({ name }) => !isEmpty(kept[name]) || !isEmpty(gone[name]))
        .map(({ name, title }) => ({
          field: name,
          title,
          kept: keptAnswer[name] ?? null,
          gone: goneAnswer[name] ?? null,
          fills: filled.has(name),
        })),
      moves: [...moves].map(([title, count]) => ({ title, count })),
    };
  }

  /**
   * Makes everything that refers to one record refer to the other, and deletes the first. If `fill` is set, the kept
   * record gets values for its empty fields. Call inside a transaction.
   * @param update saves fields of the kept record, in wire format
   */
  async merge(
    definition: EntityDefinition,
    kept: AnyRecord,
    gone: AnyRecord,
    user: SessionUser,
    { fill, update }: { fill: boolean; update: (values: WireRecord) => Promise<unknown> },
  ): Promise<void> {
    const { database, clock, bulk, registry } = this.#services;
    const [keptId, goneId] = [kept[definition.key] as number, gone[definition.key] as number];
    if (keptId === goneId) throw badRequest(`A ${definition.title.toLowerCase()} cannot be merged with itself.`);
    const row = await keptRow(database, definition, goneId);
    const taken = fill ? fillable(definition, kept, gone).map(({ name }) => [name, gone[name]]) : [];
    const filled = toWire(registry, definition, Object.fromEntries(taken));
    const moved = await moveReferences(definition, goneId, keptId, user, this.#services);
    await bulk.remove(definition, [gone], user);
    if (Object.keys(filled).length) await update(filled);
    await database.rows(sql`delete from record_merge where at < ${this.#daysAgo()}`);
    await database.rows(sql`insert into record_merge
      (entity, kept_id, gone_id, gone_name, gone, moved, filled, at, user_id, user_name) values (${definition.name},
      ${keptId}, ${goneId}, ${String(gone[definition.display] ?? '')}, ${JSON.stringify(row)}, ${JSON.stringify(moved)},
      ${JSON.stringify(filled)}, ${clock.instant()}, ${user.id}, ${user.facts.fullName})`);
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
      moves: (JSON.parse(moved as string) as Moved[]).reduce((sum, { ids }) => sum + ids.length, 0),
      undone: undoneAt !== null,
    }));
  }

  /**
   * Undoes a merge. Restores the deleted record under its old key, with the references that still lead to the kept
   * record. Clears the fields that the merge filled, if they still have those values.
   * @returns the keys of the two records
   * @throws UserError 404 if there is no such merge, 422 if it is already undone or newer data prevents it
   */
  async undo(
    definition: EntityDefinition,
    id: number,
    user: SessionUser,
    update: (keptId: number, values: WireRecord) => Promise<unknown>,
  ): Promise<{ readonly keptId: number; readonly goneId: number }> {
    const { database, clock, bulk, records } = this.#services;
    return database.write(async () => {
      const [merge] = await database.rows(sql`update record_merge set undone_at = ${clock.instant()}
        where id = ${id} and entity = ${definition.name} and undone_at is null and at >= ${this.#daysAgo()}
        returning kept_id, gone_id, gone, moved, filled`);
      if (!merge) throw await this.#refusal(definition, id);
      const [keptId, goneId, gone, moved, filled] = merge as [number, number, string, string, string];
      const kept = await records.answer(definition, keptId);
      if (!kept) throw invalid({ id: `The ${definition.title.toLowerCase()} it was merged into no longer exists.` });
      await bulk.restore(definition, goneId, JSON.parse(gone), user).catch((error: unknown) => {
        if (!isConstraint(error)) throw error;
        throw new UserError(422, 'in_use', 'Another record now has its number.');
      });
      await moveBack(definition, JSON.parse(moved) as Moved[], keptId, goneId, user, this.#services);
      const still = Object.entries(JSON.parse(filled) as WireRecord).filter(
        ([name, value]) => JSON.stringify(kept[name]) === JSON.stringify(value),
      );
      if (still.length) await update(keptId, Object.fromEntries(still.map(([name]) => [name, null])));
      return { keptId, goneId };
    });
  }

  async #refusal(definition: EntityDefinition, id: number): Promise<UserError> {
    const [known] = await this.#services.database.rows(
      sql`select undone_at from record_merge where id = ${id} and entity = ${definition.name}`,
    );
    if (!known) return notFound('Merge');
    return new UserError(
      422,
      'too_late',
      known[0] ? 'This merge has already been undone.' : `A merge can be undone for ${days} days.`,
    );
  }

  #daysAgo(): string {
    return new Date(this.#services.clock.now().getTime() - days * 86_400_000).toISOString();
  }
}

/** Fields that are empty in the kept record but not in the other. */
const fillable = (definition: EntityDefinition, kept: AnyRecord, gone: AnyRecord): FieldDefinition[] =>
  definition.fields.filter(
    (field) =>
      isStored(field) &&
      !field.readOnly &&
      !field.derived &&
      field.to !== definition.name &&
      isEmpty(kept[field.name]) &&
      !isEmpty(gone[field.name]),
  );

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
