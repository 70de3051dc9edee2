import { Injectable } from '@nestjs/common';
import { sql } from '../../core/db/sql.ts';
import { badRequest, invalid, refused, UserError } from '../../core/errors/errors.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition, type Reference } from '../../core/model/definition.ts';
import { objectIn } from '../../core/records/body.ts';
import { isKey } from '../../core/records/request.ts';
import { scalarToWire } from '../../core/records/wire.ts';
import type { SessionUser } from '../access/session-user.ts';
import { Background } from '../background/background.ts';
import { readAllOf } from '../crud/all-of.ts';
import { Cruds } from '../crud/cruds.ts';
import { readInput } from '../save/input.ts';
import { SaveServices } from '../save/services.ts';
import { Act } from './act.ts';
import { readChange, type BulkChangeRecord, type ChangeOf } from './change-of.ts';
import { ChangeRows } from './rows.ts';

/** Records that one change is about at most. */
export const mostChanged = 100_000;

/** Records added, or forgotten, in one transaction. */
const lot = 2000;

/** Days for which it is known which records were changed. */
const keptDays = 30;

/** What a bulk change can be at, and the work that does it. */
export type Step = 'check' | 'save' | 'undo';

/** What identifies the kind of background work. */
export const bulkChangeKind = { name: 'bulkChange', lane: 'long' } as const;

export interface BulkChangeInput {
  readonly change: number;
  readonly step: Step;
}

/** Changes many records at once: what people do with a bulk change. Their calls have checked who may reach it. */
@Injectable()
export class BulkChanges {
  constructor(
    private readonly services: SaveServices,
    private readonly cruds: Cruds,
    private readonly background: Background,
    private readonly rows: ChangeRows,
  ) {}

  /**
   * Takes a change, and begins to check what it would do to each record.
   * @returns its key
   * @throws UserError 400, 422 with what is wrong with it; 409 if a filter finds another number than was confirmed
   */
  async receive(body: unknown, user: SessionUser): Promise<number> {
    const { kind, ids, all, ...change } = objectIn(body);
    const of = readChange(String(kind), change, this.services.registry);
    const { definition } = of;
    user.require(definition.access.read);
    user.require(of.rule);
    const summary = await this.#summary(of, user);
    const keys = await this.#keys(definition, ids, all, user);
    await this.#refuseForAll(of, keys[0], user);
    const fixed = { kind: definition.name, change: JSON.stringify(change), summary, rowCount: keys.length };
    const made = { ...fixed, person: { key: user.id, display: user.facts.fullName }, keptUntil: this.#keptUntil() };
    const { id } = (await this.cruds.of('bulkChange').create({}, user, made)) as { id: number };
    for (let at = 0; at < keys.length; at += lot)
      await this.services.database.write(() => this.rows.add(id, at, keys.slice(at, at + lot)));
    await this.services.database.write(async () => this.#begin(await this.#locked(id, ['Checking']), 'check', user));
    return id;
  }

  /** Begins to change the records that can be changed, or goes on. */
  async start({ id }: BulkChangeRecord, user: SessionUser): Promise<void> {
    await this.services.database.write(async () => {
      const now = await this.#locked(id, ['Checked', 'Changing']);
      if (now.running) return;
      await this.#change(id, { status: 'Changing', undoUntil: null }, user);
      await this.#begin(now, 'save', user);
    });
  }

  /** Stops what is running. What has been done stays, and can be undone. */
  async stop({ id }: BulkChangeRecord, user: SessionUser): Promise<void> {
    for (const step of ['check', 'save', 'undo'] as const) await this.background.stopNamed(nameOf(id, step), user);
  }

  /** Begins to undo what has been changed, the last record first, or goes on. */
  async undo({ id }: BulkChangeRecord, user: SessionUser): Promise<void> {
    const { database, clock } = this.services;
    await database.write(async () => {
      const now = await this.#locked(id, ['Changing', 'Changed', 'Undoing']);
      if (now.running) throw refused('Stop this change first.');
      if (now.status !== 'Undoing' && (now.undoUntil === null || now.undoUntil < clock.instant()))
        throw refused('A change of many records can be undone for ten minutes after its end.');
      await this.#change(id, { status: 'Undoing' }, user);
      await this.#begin(now, 'undo', user);
    });
  }

  /** Throws away a change that has not begun. */
  async discard({ id }: BulkChangeRecord, user: SessionUser): Promise<void> {
    await this.services.database.write(async () => {
      await this.#locked(id, ['Checking', 'Checked']);
      await this.#change(id, { status: 'Discarded', running: false, keptUntil: null }, user);
    });
    await this.background.stopNamed(nameOf(id, 'check'), user);
    await this.#forget(id);
  }

  /** Forgets which records were changed, once their time is over. A change that has not begun is thrown away. */
  async removeExpired(stop: AbortSignal): Promise<void> {
    const { database, clock, bulk, users } = this.services;
    for (;;) {
      const [due] = await database.rows(
        sql`select id, status from bulk_change where kept_until < ${clock.today()} order by kept_until, id ${sql.limit(1)}`,
      );
      if (!due || stop.aborted) return;
      const [id, status] = due as [number, string];
      await this.#forget(id, stop);
      const isLate = status === 'Checking' || status === 'Checked';
      const ended = { keptUntil: null, running: false, ...(isLate && { status: 'Discarded' as const }) };
      if (!stop.aborted) await database.write(() => bulk.change('bulkChange', [id], ended, users.system));
    }
  }

  async #forget(id: number, stop = new AbortController().signal): Promise<void> {
    const { database } = this.services;
    while (!stop.aborted && (await database.write(() => this.rows.remove(id, lot))) === lot);
  }

  /**
   * Refuses what is added if its own values are wrong, and not those that it takes from a record.
   * @throws UserError 422 with a message for each wrong field
   */
  async #refuseForAll(of: ChangeOf, key: number | undefined, user: SessionUser): Promise<void> {
    const { create } = of.definition.bulk!;
    if (!of.what.create || key === undefined) return;
    await new Act(this.services, of, user).check(key).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      const own = Object.entries(error.errors ?? {}).filter(([name]) => create!.fields.includes(name));
      if (own.length) throw invalid(Object.fromEntries(own));
    });
  }

  async #keys(definition: EntityDefinition, ids: unknown, all: unknown, user: SessionUser): Promise<readonly number[]> {
    if (all !== undefined && ids === undefined)
      return this.cruds.of(definition).keysOf(readAllOf(objectIn(all)), user, mostChanged);
    const isList = all === undefined && Array.isArray(ids) && ids.length > 0 && ids.length <= mostChanged;
    if (!isList || !ids.every(isKey))
      throw badRequest(
        `The body must have ids, at most ${mostChanged.toLocaleString('en-GB')}, or all in place of ids.`,
      );
    return [...new Set(ids as readonly number[])];
  }

  /**
   * What is changed, in words: `Sales Exec: Jane Fox`.
   * @throws UserError 422 with a message for each wrong field
   */
  async #summary({ definition, what }: ChangeOf, user: SessionUser): Promise<string> {
    const { registry } = this.services;
    const { set, add, remove, create } = what;
    const target = create ? registry.definition(definition.bulk!.create!.of) : definition;
    const sent = { ...(create ?? set), ...add };
    const { values } = await readInput(target, sent, user, this.services, { isDraft: true });
    const { values: lost } = await readInput(target, remove, user, this.services, { isDraft: true });
    if (create) return `${target.title}: ${String(values[target.display] ?? '')}`.slice(0, 500);
    const parts = [
      ...Object.keys(set).map((name) => [name, ': ', values] as const),
      ...Object.keys(add).map((name) => [name, ' + ', values] as const),
      ...Object.keys(remove).map((name) => [name, ' − ', lost] as const),
    ].map(([name, sign, from]) => {
      const field = fieldOf(definition, name)!;
      return `${field.title}${sign}${inWords(field, from[name])}`;
    });
    return parts.join(', ').slice(0, 500);
  }

  async #begin({ id, summary }: BulkChangeRecord, step: Step, user: SessionUser): Promise<void> {
    await this.#change(id, { running: true, problem: null }, user);
    const doing = { check: 'Check: ', save: '', undo: 'Undo: ' }[step];
    const input: BulkChangeInput = { change: id, step };
    const about = {
      subject: doing + summary!,
      person: user,
      name: nameOf(id, step),
      link: `/bulkChanges/${id}/detail`,
    };
    await this.background.add(bulkChangeKind, input, about);
  }

  /** Locks a change until the transaction ends. @throws UserError 422 if it is at another point */
  async #locked(id: number, at: readonly string[]): Promise<BulkChangeRecord> {
    await this.services.database.locked(sql`select 1 from bulk_change where id = ${id}`);
    const record = (await this.services.records.one('bulkChange', id))!;
    if (!at.includes(record.status!))
      throw invalid({ status: `This is not possible now: the change is ${record.status!.toLowerCase()}.` });
    return record;
  }

  async #change(id: number, values: Partial<BulkChangeRecord>, user: SessionUser): Promise<void> {
    await this.services.bulk.change('bulkChange', [id], values, user);
  }

  #keptUntil(): string {
    return new Date(Date.parse(this.services.clock.today()) + keptDays * 86_400_000).toISOString().slice(0, 10);
  }
}

function inWords(field: FieldDefinition, value: unknown): string {
  if ((value ?? null) === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return (value as readonly Reference[]).map(({ display }) => String(display)).join(', ');
  if (typeof value === 'object') return String((value as Reference).display);
  return String(scalarToWire(field, value));
}

const nameOf = (id: number, step: Step): string => `bulk change ${id} ${step}`;
