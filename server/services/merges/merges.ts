import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../access/session-user.ts';
import { countMoved, moveReferences } from '../save/move-references.ts';
import { SaveServices } from '../save/services.ts';
import { sql } from '../../core/db/sql.ts';
import { badRequest, invalid } from '../../core/errors/errors.ts';
import {
  fieldOf,
  isStored,
  type AnyRecord,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
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
   * Makes everything that refers to one record refer to the other, and deletes the first. The kept record gets the
   * values of the other in the fields `take`: by default in its empty ones if `fill` is set, else in none. Call inside a
   * transaction.
   * @param update saves fields of the kept record, in wire format
   * @throws UserError 400 for a field that cannot be taken
   */
  async merge(
    definition: EntityDefinition,
    kept: AnyRecord,
    gone: AnyRecord,
    user: SessionUser,
    { fill = false, take, update }: MergeOptions,
  ): Promise<void> {
    const { bulk, history, registry, undo } = this.services;
    const [keptId, goneId] = [kept[definition.key] as number, gone[definition.key] as number];
    if (keptId === goneId) throw badRequest(`A ${definition.title.toLowerCase()} cannot be merged with itself.`);
    const names = take ?? (fill ? fillable(definition, kept, gone).map(({ name }) => name) : []);
    const taken = names.map((name) => [takeable(definition, name), gone[name]]);
    const filled = toWire(registry, definition, Object.fromEntries(taken));
    await this.#letGo(definition, kept, goneId, user);
    const moved = await moveReferences(definition, goneId, keptId, user, this.services);
    await bulk.remove(definition, [gone], user);
    if (Object.keys(filled).length) await update(filled);
    const goneName = String(gone[definition.display] ?? '');
    await history.did({ action: 'merge', facts: { [definition.title]: goneName } }, definition, keptId, user);
    const facts = { goneId, goneName, moves: countMoved(moved) };
    await undo.about({ kind: 'merge', entity: definition.name, recordId: keptId, facts });
  }

  /** Empties references of the kept record to the other one, such as its parent. Otherwise it would refer to itself. */
  async #letGo(definition: EntityDefinition, kept: AnyRecord, goneId: number, user: SessionUser) {
    const own = definition.fields.filter(
      ({ name, to, type }) =>
        type === 'ref' && to === definition.name && (kept[name] as Reference | null)?.key === goneId,
    );
    const values = Object.fromEntries(own.map(({ name }) => [name, null]));
    if (own.length) await this.services.bulk.change(definition, [kept[definition.key] as number], values, user);
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

/** What the kept record gets, and how it is saved. */
interface MergeOptions {
  /** Whether its empty fields are filled. */
  readonly fill?: boolean;
  /** Names of the fields whose values it takes from the other record. */
  readonly take?: readonly string[];
  readonly update: (values: WireRecord) => Promise<unknown>;
}

/** The name of a field, if people can set it. @throws UserError 400 */
function takeable(definition: EntityDefinition, name: string): string {
  const field = fieldOf(definition, name);
  if (!field || !isStored(field) || field.readOnly || field.to === definition.name)
    throw badRequest(`The field "${name.slice(0, 60)}" cannot be taken over.`);
  return name;
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
