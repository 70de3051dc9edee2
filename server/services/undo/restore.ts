import { Injectable } from '@nestjs/common';
import { isConstraint } from '../../core/db/database.ts';
import { UserError } from '../../core/errors/errors.ts';
import { columnOf, fieldOf, isStored, type AnyRecord, type EntityDefinition } from '../../core/model/definition.ts';
import type { Where } from '../../core/records/records.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { KeptRow } from '../save/kept-row.ts';
import { lockRecords } from '../save/lock.ts';
import { refuseReferred } from '../save/remove.ts';
import { lockRolledUp } from '../save/roll-ups.ts';
import { keepNumbers } from '../save/sequences.ts';
import { SaveServices } from '../save/services.ts';
import { settle, type RestoreOptions, type Written } from './settle.ts';
import { isSame, logged, resolved, type LoggedValues, type Step } from './step.ts';
import { Entities } from '../save/entities.ts';

/** Records written with one statement. */
const lot = 500;

/** Number of records by entity. */
export type Counts = Map<EntityDefinition, number>;

/** The records of one undo, by entity and key. */
type All = Map<string, Written>;

/**
 * Undoes steps: takes away what was created, restores what was deleted, and gives what was changed its former values. It
 * writes as the product does: of the rules, only those over two records are checked, because the former values were
 * valid. Roll-ups are derived again, and so is what an extension derives (`undone`).
 */
@Injectable()
export class Restorer {
  constructor(
    private readonly services: SaveServices,
    private readonly entities: Entities,
  ) {}

  /**
   * Undoes steps, the last first: then each state is one that the database has had before. Call in a transaction.
   * @param steps the last first
   * @returns how many records were written
   * @throws UserError 422 if newer data prevents it
   */
  async undo(steps: readonly Step[], user: SessionUser, options: RestoreOptions): Promise<Counts> {
    const counts: Counts = new Map();
    const all: All = new Map();
    for (const some of together(steps)) {
      const [first] = some as [Step];
      const { definition } = this.entities.of(first.entity);
      const done = await this.#undoAlike(definition, some, user, options, all).catch((error: unknown) => {
        if (!isConstraint(error)) throw error;
        throw new UserError(
          422,
          'in_use',
          `Another record now has the number or name of this ${definition.title.toLowerCase()}.`,
        );
      });
      counts.set(definition, (counts.get(definition) ?? 0) + done);
    }
    await settle([...all.values()], this.entities, user, options, this.services);
    return counts;
  }

  /** @param some of one entity, and all with the same action */
  #undoAlike(
    definition: EntityDefinition,
    some: readonly Step[],
    user: SessionUser,
    options: RestoreOptions,
    all: All,
  ): Promise<number> {
    const isOf = <A extends Step['action']>(action: A) =>
      some.filter((step): step is Extract<Step, { action: A }> => step.action === action);
    const [{ action }] = some as [Step];
    if (action === 'create') return this.#takeAway(definition, isOf('create'), user, options, all);
    if (action === 'remove') return this.#bringBack(definition, isOf('remove'), user, all);
    return this.#setBack(definition, isOf('change'), user, options, all);
  }

  async #takeAway(
    definition: EntityDefinition,
    steps: readonly Step[],
    user: SessionUser,
    options: RestoreOptions,
    all: All,
  ): Promise<number> {
    const { bulk, database, records, trash } = this.services;
    const ids = steps.map(({ id }) => id);
    await lockRecords(database, definition, ids);
    const found = await records.find(definition, { [definition.key]: ids } as Where<AnyRecord>);
    for (const record of found) {
      await refuseReferred(definition, record[definition.key] as number, this.services);
      await lockRolledUp([{ definition, before: record, after: null }], this.services);
      await keepNumbers(database, definition, record);
    }
    const rows = await bulk.remove(definition, found, user);
    const own = new Map(steps.filter(({ byProduct }) => !byProduct).flatMap(({ id }) => rowIn(rows, id)));
    const kept = found.filter((record) => own.has(record[definition.key] as number));
    if (options.toTrash && kept.length) await trash.add(definition, kept, own, user, { reserves: false });
    for (const record of found) note(all, definition, record, null);
    return found.length;
  }

  async #bringBack(
    definition: EntityDefinition,
    steps: readonly Extract<Step, { action: 'remove' }>[],
    user: SessionUser,
    all: All,
  ): Promise<number> {
    const { bulk, trash } = this.services;
    for (const { id, row } of steps) {
      await this.#refuseGone(definition, row);
      const record = await bulk.restore(definition, id, row, user);
      await lockRolledUp([{ definition, before: null, after: record }], this.services);
      note(all, definition, null, record);
    }
    await trash.forgetRows(
      definition,
      steps.map(({ id }) => id),
    );
    return steps.length;
  }

  async #setBack(
    definition: EntityDefinition,
    steps: readonly Extract<Step, { action: 'change' }>[],
    user: SessionUser,
    options: RestoreOptions,
    all: All,
  ): Promise<number> {
    const { bulk } = this.services;
    const byId = new Map(steps.map((step) => [step.id, step]));
    const names = [...new Set(steps.flatMap(({ before }) => Object.keys(before)))];
    // A field may have been dropped since.
    const fields = names.flatMap((name) => fieldOf(definition, name) ?? []);
    const values = new Map<string, (value: unknown) => unknown>();
    for (const field of fields) {
      const former = steps.flatMap(({ before }) => (field.name in before ? [before[field.name]] : []));
      values.set(field.name, await resolved(field, former, this.services));
    }
    const changed: { before: AnyRecord; after: AnyRecord }[] = [];
    const former = (record: AnyRecord) => {
      const { before, after, byProduct } = byId.get(record[definition.key] as number)!;
      const back = formerOf(definition, record, { before, after }, options.always && !byProduct);
      const to = Object.fromEntries(
        Object.entries(back).flatMap(([name, value]) => (values.has(name) ? [[name, values.get(name)!(value)]] : [])),
      );
      if (!Object.keys(to).length) return null;
      changed.push({ before: record, after: { ...record, ...to } });
      return to;
    };
    const ids = await bulk.change(definition, [...byId.keys()], former, user, { action: 'undo' });
    for (const { before, after } of changed) note(all, definition, before, after);
    return ids.length;
  }

  /** @throws UserError 422 that names the records that a deleted row refers to and that are gone */
  async #refuseGone(definition: EntityDefinition, { values }: KeptRow): Promise<void> {
    const { records, registry } = this.services;
    for (const field of definition.fields) {
      if (!field.to || !isStored(field)) continue;
      const key = values[columnOf(definition, field.name)] as number | null;
      // A record can refer to itself.
      if (!key || (field.to === definition.name && key === values[columnOf(definition, definition.key)])) continue;
      if ((await records.references(registry.definition(field.to), [key])).size) continue;
      throw new UserError(
        422,
        'gone',
        `This ${definition.title.toLowerCase()} cannot be restored: its ${field.title.toLowerCase()} no longer exists.`,
      );
    }
  }
}

/** Notes what was written to a record; of several writes, the state before the first and that after the last count. */
function note(all: All, definition: EntityDefinition, before: AnyRecord | null, after: AnyRecord | null): void {
  const key = `${definition.name} ${String((before ?? after)![definition.key])}`;
  const known = all.get(key);
  if (known) known.after = after;
  else all.set(key, { definition, before, after });
}

const rowIn = (rows: ReadonlyMap<number, KeptRow>, id: number): [number, KeptRow][] =>
  rows.has(id) ? [[id, rows.get(id)!]] : [];

/** The fields of a record that get former values, with these values as they are logged. */
function formerOf(
  definition: EntityDefinition,
  record: Readonly<AnyRecord>,
  { before, after }: { readonly before: LoggedValues; readonly after: LoggedValues },
  always: boolean,
): LoggedValues {
  const back: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(before)) {
    const now = logged(record[name]);
    if (always || isSame(now, after[name])) back[name] = value;
    else if (Array.isArray(value) && Array.isArray(now)) {
      const added = (after[name] as unknown[]).filter((one) => !value.includes(one));
      const removed = value.filter((one) => !(after[name] as unknown[]).includes(one));
      back[name] = [...new Set([...now.filter((one) => !added.includes(one)), ...removed])];
    }
  }
  // What the product takes from another field stays as that field does.
  for (const { name, readOnly, derived = [] } of definition.fields)
    if (readOnly && derived.some(({ from }) => from.some((source) => source in before && !(source in back))))
      delete back[name];
  return back;
}

/** Steps that can be undone with one statement: neighbours of one entity with the same action, each of another record. */
function* together(steps: readonly Step[]): Generator<Step[]> {
  let some: Step[] = [];
  const ids = new Set<number>();
  for (const step of steps) {
    const [first] = some;
    const fits =
      first?.entity === step.entity && first.action === step.action && !ids.has(step.id) && some.length < lot;
    if (first && !fits) {
      yield some;
      some = [];
      ids.clear();
    }
    some.push(step);
    ids.add(step.id);
  }
  if (some.length) yield some;
}
