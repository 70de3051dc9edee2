import { Injectable } from '@nestjs/common';
import { notFound, refused, UserError } from '../../core/errors/errors.ts';
import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { Where } from '../../core/records/records.ts';
import { narrowest, scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { lockRecord, lockRecords } from '../save/lock.ts';
import { SaveServices } from '../save/services.ts';
import { changedSince, type ChangedRecord } from './changed-since.ts';
import { Restorer, type Counts } from './restore.ts';
import type { Step } from './step.ts';
import type { UndoEntry, UndoKind } from './undo-log.ts';

/** What an undo has written: how many records of each entity. */
export interface Undone {
  readonly changed: readonly { readonly entity: string; readonly title: string; readonly count: number }[];
}

/** Records read with one statement. */
const lot = 1000;

/** Undoes what a call has saved: all of its records in one transaction, or none. */
@Injectable()
export class Undo {
  readonly #kinds = new Map<UndoKind, (entry: UndoEntry, user: SessionUser) => Promise<Counts>>();

  constructor(
    private readonly services: SaveServices,
    private readonly restorer: Restorer,
  ) {
    this.#kinds.set('save', (entry, user) => this.undoEntry(entry, user));
  }

  /** Says how a merge, a replacement or a hand-over is undone. */
  register(kind: UndoKind, undo: (entry: UndoEntry, user: SessionUser) => Promise<Counts>): void {
    this.#kinds.set(kind, undo);
  }

  /**
   * Undoes the call of a token. It must be the person's own, and the person must still be allowed to make it.
   * @throws UserError 404 for another token; 409 with what was changed, if somebody has changed one of the records
   *   since; 422 if it is too late, the person may no longer do it, or newer data prevents it
   */
  undo(token: string, user: SessionUser): Promise<Undone> {
    const { database, undo: log } = this.services;
    return database.write(async () => {
      log.finalise();
      const entry = await log.byToken(token, user);
      const counts = await this.#kinds.get(entry.kind)!(entry, user);
      return {
        changed: [...counts].map(([{ name, title, plural }, count]) => ({
          entity: name,
          title: count === 1 ? title : plural,
          count,
        })),
      };
    });
  }

  /**
   * Undoes what a merge, a replacement or a hand-over has done, except to records that were changed since. Call in a
   * transaction.
   * @param isMeant which of its steps are undone
   */
  async undoWhatIsLeft(entry: UndoEntry, user: SessionUser, isMeant: (step: Step) => boolean = () => true) {
    const steps = (await this.services.undo.take(entry)).filter(isMeant);
    return this.restorer.undo(steps, user, {
      always: false,
      isMailed: false,
      toTrash: false,
      isWhole: true,
      at: entry.at,
    });
  }

  /**
   * Restores an entry of the trash. Call with one that the person may read.
   * @throws UserError 422 if the person may not delete such records, or if something prevents it
   */
  async restoreTrash(id: number, user: SessionUser): Promise<void> {
    const { database, registry, trash, clock } = this.services;
    await database.write(async () => {
      await lockRecord(database, trash.definition, id);
      const rows = await trash.rowsOf(id);
      // Someone else has restored it.
      if (!rows.length) throw notFound(trash.definition.title);
      const steps = rows
        .toReversed()
        .map((row): Step => ({ ...row, action: 'remove', version: null, byProduct: false }));
      for (const { entity } of steps) user.require(registry.definition(entity).access.remove);
      const options = { always: true, isMailed: () => true, toTrash: false, isWhole: false, at: clock.instant() };
      await this.restorer.undo(steps, user, options);
      await this.#requireReach(steps, user);
    });
  }

  /**
   * Undoes all that an entry has logged, unless somebody has changed one of its records since. Call in a transaction.
   * @throws UserError 409 with what was changed; 422 if it is too late, the person may no longer do it, or newer data
   *   prevents it
   */
  async undoEntry(entry: UndoEntry, user: SessionUser): Promise<Counts> {
    const { undo: log, outbox } = this.services;
    user.require(entry.rule);
    const steps = await log.take(entry);
    await this.#lock(steps);
    const changed = await changedSince(steps, entry.at, user, this.services);
    if (changed.length) throw conflict(changed);
    await this.#requireReach(
      steps.filter(({ action }) => action !== 'remove'),
      user,
    );
    const withdrawn = await outbox.withdraw(entry.token);
    const isMailed = (address: string) => !withdrawn.has(address);
    const options = { always: true, isMailed, toTrash: true, isWhole: true, at: entry.at };
    const counts = await this.restorer.undo(steps, user, options);
    await this.#requireReach(
      steps.filter(({ action }) => action === 'remove'),
      user,
    );
    return counts;
  }

  /** Nobody changes the records between the check and the undo. */
  async #lock(steps: readonly Step[]): Promise<void> {
    const { database, registry } = this.services;
    for (const name of [...new Set(steps.map(({ entity }) => entity))].toSorted()) {
      const ids = [...new Set(steps.filter(({ entity }) => entity === name).map(({ id }) => id))];
      for (let at = 0; at < ids.length; at += lot)
        await lockRecords(database, registry.definition(name), ids.toSorted((a, b) => a - b).slice(at, at + lot));
    }
  }

  /**
   * Checks that the person may still read the records, and write them where the rules of their schema apply.
   * @throws UserError 422
   */
  async #requireReach(steps: readonly Step[], user: SessionUser): Promise<void> {
    const { registry } = this.services;
    const own = steps.filter(({ byProduct }) => !byProduct);
    for (const name of new Set(own.map(({ entity }) => entity))) {
      const definition = registry.definition(name);
      const of = own.filter(({ entity }) => entity === name);
      for (const action of new Set(of.map((step) => step.action))) {
        const ids = [...new Set(of.filter((step) => step.action === action).map(({ id }) => id))];
        await this.#requireReachOf(definition, action, ids, user);
      }
    }
  }

  async #requireReachOf(
    definition: EntityDefinition,
    action: Step['action'],
    ids: readonly number[],
    user: SessionUser,
  ): Promise<void> {
    const { records, registry } = this.services;
    const { read } = definition.access;
    const rule = definition.access[action === 'change' ? 'update' : action];
    const rules = user.allows(rule) ? ([read, rule] as const) : ([read] as const);
    const scope = scopeConditions(definition, narrowest(rules, user), user, registry);
    for (let at = 0; scope.length && at < ids.length; at += lot) {
      const some = ids.slice(at, at + lot);
      const found = await records.find(definition, { [definition.key]: some } as Where<AnyRecord>);
      const met = await records.references(definition, some, scope);
      if (met.size < found.length)
        throw refused(`You may no longer change all of these ${definition.plural.toLowerCase()}.`);
    }
  }
}

function conflict(changed: readonly ChangedRecord[]): UserError {
  const [first] = changed as [ChangedRecord];
  const record = [first.title.toLowerCase(), first.name].filter(Boolean).join(' ');
  const by = first.by ? ` by ${first.by}` : '';
  const more = changed.length > 1 ? `, and ${changed.length - 1} more` : '';
  return new UserError(
    409,
    'changed_since',
    `This cannot be undone: the ${record} has been ${first.change}${by} since${more}.`,
    { details: { changed } },
  );
}
