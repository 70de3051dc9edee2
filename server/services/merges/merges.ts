import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../access/session-user.ts';
import { countMoved, moveReferences } from '../save/move-references.ts';
import { SaveServices } from '../save/services.ts';
import { sql } from '../../core/db/sql.ts';
import { badRequest, invalid } from '../../core/errors/errors.ts';
import { isStored, type AnyRecord, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { toWire, type WireRecord } from '../../core/records/wire.ts';
import { Undo } from '../undo/undo.ts';
import { shownEntry, type UndoEntry } from '../undo/undo-log.ts';

export interface MergePreview {
  /** Fields that either record has, the value after the merge, and whether the value comes from the other record. */
  readonly fields: { field: string; title: string; kept: unknown; gone: unknown; fills: boolean }[];
  /** Records that will refer to the kept record, counted by kind. */
  readonly moves: { title: string; count: number }[];
}

/** A merge into a record. */
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
@Injectable()
export class Merges {
  constructor(
    private readonly services: SaveServices,
    private readonly undoing: Undo,
  ) {
    undoing.register('merge', (entry, user) => this.#undone(entry, user));
  }

  async preview(definition: EntityDefinition, kept: AnyRecord, gone: AnyRecord): Promise<MergePreview> {
    const { registry } = this.services;
    const [keptAnswer, goneAnswer] = [kept, gone].map((record) => toWire(registry, definition, record)) as [
      WireRecord,
      WireRecord,
    ];
    const filled = new Set(fillable(definition, kept, gone).map(({ name }) => name));
    const moves = new Map<string, number>();
    for (const { definition: referrer, field } of registry.referrers(definition.name)) {
      const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [referrer.table, field.column!];
      const count = Number(
        await this.services.database.value(
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
    const { bulk, history, registry, undo } = this.services;
    const [keptId, goneId] = [kept[definition.key] as number, gone[definition.key] as number];
    if (keptId === goneId) throw badRequest(`A ${definition.title.toLowerCase()} cannot be merged with itself.`);
    const taken = fill ? fillable(definition, kept, gone).map(({ name }) => [name, gone[name]]) : [];
    const filled = toWire(registry, definition, Object.fromEntries(taken));
    const moved = await moveReferences(definition, goneId, keptId, user, this.services);
    await bulk.remove(definition, [gone], user);
    if (Object.keys(filled).length) await update(filled);
    const goneName = String(gone[definition.display] ?? '');
    await history.did({ action: 'merge', facts: { [definition.title]: goneName } }, definition, keptId, user);
    const facts = { goneId, goneName, moves: countMoved(moved) };
    await undo.about({ kind: 'merge', entity: definition.name, recordId: keptId, facts });
  }

  /** Merges into a record within the last 30 days, undone ones included, newest first. */
  async of({ name }: EntityDefinition, keptId: number): Promise<MergeEntry[]> {
    const entries = await this.services.undo.of('merge', name, keptId);
    return entries.map((entry) => {
      const { goneId, goneName, moves } = entry.facts;
      return { ...shownEntry(entry), keptId, goneId, goneName, moves };
    });
  }

  /**
   * Undoes a merge. Restores the deleted record under its old key, with the references that still lead to the kept
   * record. Clears the fields that the merge filled, if they still have those values.
   * @returns the keys of the two records
   * @throws UserError 404 if there is no such merge, 422 if it is already undone or newer data prevents it
   */
  async undo(
    { name }: EntityDefinition,
    id: number,
    user: SessionUser,
  ): Promise<{ readonly keptId: number; readonly goneId: number }> {
    const { database, undo } = this.services;
    return database.write(async () => {
      undo.finalise();
      const entry = await undo.byId('merge', name, id);
      await this.#undone(entry, user);
      return { keptId: entry.recordId!, goneId: entry.facts.goneId as number };
    });
  }

  async #undone(entry: UndoEntry, user: SessionUser) {
    const { records, registry } = this.services;
    user.require(entry.rule);
    const definition = registry.definition(entry.entity!);
    if (!(await records.one(definition, entry.recordId!)))
      throw invalid({ id: `The ${definition.title.toLowerCase()} it was merged into no longer exists.` });
    return this.undoing.undoWhatIsLeft(entry, user);
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
