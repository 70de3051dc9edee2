import { readableRecord, requireScope } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { isConstraint } from '../../core/db/database.ts';
import { invalid, notFound, UserError } from '../../core/errors/errors.ts';
import { fieldOf, type AnyRecord, type EntityDefinition, type Reference } from '../../core/model/definition.ts';
import { toWire, type WireRecord } from '../../core/records/wire.ts';
import { Change } from './change.ts';
import { refuseInactiveCode } from './coded-rows.ts';
import { defaultReferences } from './defaults.ts';
import { Derivation } from './derive.ts';
import { followReferred } from './follow-referred.ts';
import { saveContext, type SaveContext } from './hooks.ts';
import { readInput } from './input.ts';
import { keepNames } from './keep-names.ts';
import { lockRecord } from './lock.ts';
import { momentErrors, moveMoments } from './moments.ts';
import { refreshSearches } from './refresh-searches.ts';
import { refuseBlind } from './refuse-blind.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';
import { refuseGone } from './refuse-gone.ts';
import { refuseOffFlow } from './refuse-off-flow.ts';
import { refuseSecondSetting } from './refuse-second-setting.ts';
import { refuseTaken } from './refuse-taken.ts';
import { keepFitting, refuseUnfitting } from './refuse-unfitting.ts';
import type { RegisteredEntity } from './registered-entity.ts';
import { requireBoth } from './require-both.ts';
import { isRolledUp, lockRolledUp, rollUp } from './roll-ups.ts';
import { brokenRules, requireRules } from './rules.ts';
import { giveNumbers } from './sequences.ts';
import type { SaveServices } from './services.ts';
import { stamp } from './stamp.ts';
import { tally } from './tallies.ts';
import { insertRow, updateRow } from './write.ts';

/**
 * Saves a record. Every save, from a dialog, a script or an import, runs these steps in order:
 *
 * 1. The record must be among those the person can read and, by the rule of the call, change.
 * 2. Input: texts are trimmed and capitalised, the shape is checked, aliases are replaced by their field, read-only
 *    fields are dropped, dates and amounts are read, references are looked up among the records the person may see.
 * 3. The version, if the caller sends one. Changes that the product itself has made since are not a conflict.
 * 4. Default references of a new record; fields that are set once; changes of status; moments that follow others
 *    (`x-moments`); the hook `validate`; derived
 *    fields; whether the changed record would still belong to the user's own branch, and to the user if to no other
 *    record; whether the user may change both records that a file moves between.
 * 5. Required fields, under their conditions; references that fit the others (`x-choices`); whether those whom it is
 *    assigned to may read it; unique sets.
 * 6. Duplicates, for a new record that is not confirmed.
 * 7. One transaction: the hooks `beforeWrite` and `authorise`, `x-choices` again, stamps and version, numbers, the row, what must fit it,
 *    roll-ups, keys of the duplicate
 *    check, history, the log of what can be undone, tallies, the hook `inTransaction`. On PostgreSQL a new record waits about four times: for its
 *    references and first derivations; for the row; for keys, history and the record to return; for the commit.
 * 8. After the commit, cached totals are refreshed, records that are found by its name get new search words, and the
 *    hook `afterCommit` runs.
 */
export class Saver {
  readonly #entity: RegisteredEntity;
  readonly #services: SaveServices;

  constructor(entity: RegisteredEntity, services: SaveServices) {
    this.#entity = entity;
    this.#services = services;
  }

  get #definition(): EntityDefinition {
    return this.#entity.definition;
  }

  /**
   * @param id null for a new record
   * @param body the caller's input, in wire format
   * @param confirmed saves even if there are duplicates
   * @param fixed values that the product sets, read-only fields included
   * @returns the record in wire format
   */
  async save(
    id: number | null,
    body: unknown,
    user: SessionUser,
    { confirmed = false, fixed = {} as AnyRecord } = {},
  ): Promise<WireRecord> {
    const carriesVersion = typeof (body as AnyRecord | null)?.version === 'number';
    for (let attempt = 1; ; attempt++) {
      try {
        const change = await this.prepare(id, body, user, fixed);
        if (change.isNew && !confirmed) await refuseDuplicates(this.#entity, change.after, user, this.#services);
        return await this.commit(change, id, user);
      } catch (error) {
        // Two concurrent saves changed the record, and the caller sent no version: tries again on top of the other
        // save.
        const met = error instanceof UserError && error.code === 'edit_conflict';
        if (!met || carriesVersion || attempt === 3) throw error;
      }
    }
  }

  /** Does everything before the transaction, except the check for duplicates. */
  async prepare(id: number | null, body: unknown, user: SessionUser, fixed: AnyRecord = {}): Promise<Change> {
    const { access } = this.#definition;
    const { history } = this.#services;
    const before = id === null ? null : await readableRecord(this.#definition, id, user, this.#services);
    if (before) await requireScope(this.#definition, before, access.update, user, this.#services);
    const context = this.#context(user);
    const derivation = new Derivation(this.#entity.hooks, context);
    const { values, version } = await readInput(this.#definition, body, user, this.#services, {
      before,
      prefetch: (given) => derivation.prefetch(this.#definition, before, given),
    });
    if (before && version !== null && version !== before.version) {
      // Changes that only the product has made since do not conflict: this save is applied on top of them.
      const missed = (before.version as number) - version;
      if (!(await history.isByProduct(this.#definition, id!, missed))) throw this.#conflict(values, before);
    }

    const given = { ...this.#owned(before, user), ...values, ...fixed };
    const defaults = before ? {} : await defaultReferences(this.#definition, given, user, this.#services);
    const change = new Change(this.#definition, before, { ...given, ...defaults });
    refuseInactiveCode(change);
    refuseSecondSetting(change);
    refuseOffFlow(change);
    await this.#validate(change, context);
    await derivation.derive(change);
    await requireScope(
      this.#definition,
      change.after,
      access[change.isNew ? 'create' : 'update'],
      user,
      this.#services,
    );
    await requireBoth(change, user, this.#services);
    requireRules(this.#definition, change.after, this.#services.registry);
    await refuseUnfitting(change, this.#services);
    await refuseBlind(change, user, this.#services);
    await refuseTaken(change, id, this.#services);
    return change;
  }

  /**
   * Moves the moments that follow others, runs the hook `validate` and checks the moments. All messages come with those of
   * the rules of the schema, so that all are shown at once.
   */
  async #validate(change: Change, context: SaveContext): Promise<void> {
    moveMoments(change);
    const refused = await this.#refusals(change, context);
    const errors = { ...momentErrors(change), ...refused };
    if (!Object.keys(errors).length) return;
    const broken = Object.entries(brokenRules(this.#definition, change.after, this.#services.registry));
    const further = broken.filter(([name]) => !(name in errors) && !fieldOf(this.#definition, name)?.derived);
    throw invalid({ ...errors, ...Object.fromEntries(further) });
  }

  /** The messages of the hook `validate`, by field. */
  async #refusals(change: Change, context: SaveContext): Promise<Readonly<Record<string, string>>> {
    try {
      await this.#entity.hooks.validate?.(change, context);
      return {};
    } catch (error) {
      if (!(error instanceof UserError) || !error.errors) throw error;
      return error.errors;
    }
  }

  /** Makes the person who creates a record its owner. */
  #owned(before: AnyRecord | null, user: SessionUser): AnyRecord {
    const { owner, key } = this.#definition;
    if (before || user.isSystem || owner?.length !== 1 || owner[0] === key) return {};
    return { [owner[0]!]: referenceTo(user) };
  }

  /** Runs the transaction and what follows it. */
  async commit(change: Change, id: number | null, user: SessionUser): Promise<WireRecord> {
    const { database, history, duplicates, changes, records, undo } = this.#services;
    const context = this.#context(user);
    const write = async () => {
      await this.#entity.hooks.beforeWrite?.(change, context);
      if (!change.isNew && !change.fields.length) return records.answer(this.#definition, id!);
      await this.#services.authorising.check(this.#definition, change, user);
      await keepFitting(change, this.#services);
      stamp(change, user, this.#services.clock);
      if (!change.isNew && isRolledUp(change)) await lockRecord(database, this.#definition, id!);
      await lockRolledUp([change], this.#services);
      if (change.isNew) await giveNumbers(database, change);
      if (change.isSearchedAnew) await keepNames(this.#definition, [change.after], this.#services);
      const key = change.isNew ? await insertRow(database, change) : id!;
      if (!change.isNew && !(await updateRow(database, change, key))) throw await this.#overtaken(change, key);
      change.after[this.#definition.key] = key;
      await followReferred(change, user, this.#services);
      await rollUp([change], this.#services);
      const [, , written] = await database.concurrently<[void, void, WireRecord | null, void, void, void]>([
        () => duplicates.remember(this.#definition, key, change.before, change.after),
        () => history.saved([change], user),
        async () => {
          await this.#entity.hooks.inTransaction?.(change, context);
          return records.answer(this.#definition, key);
        },
        () => tally(database, this.#definition, [change]),
        () => undo.saved([change], user),
        () => refreshSearches(this.#definition, [change], this.#services),
      ]);
      database.afterCommit(() => {
        changes.committed(this.#definition.table, [key], change.isNew ? 'rows' : 'values');
        return this.#entity.hooks.afterCommit?.(change, context);
      });
      return written;
    };
    const saved = await database.write(write).catch(async (error: unknown) => {
      if (isConstraint(error))
        // Within a transaction of PostgreSQL, which has ended with the error, nothing more can be read.
        await this.#refuseOvertaken(change, id).catch((found: unknown) => {
          throw found instanceof UserError ? found : error;
        });
      throw error;
    });
    return saved!;
  }

  /** Reports a value that a concurrent save took first, or a reference to a record that was deleted. */
  async #refuseOvertaken(change: Change, id: number | null): Promise<void> {
    await refuseTaken(change, id, this.#services);
    await refuseGone(change, this.#services);
  }

  /** The error of a change whose record someone else has changed or deleted since it was read. */
  async #overtaken(change: Change, id: number): Promise<UserError> {
    const theirs = await this.#services.records.one(this.#definition, id);
    if (!theirs) return notFound(this.#definition.title);
    return this.#conflict(Object.fromEntries([...change.given].map((name) => [name, change.after[name]])), theirs);
  }

  #conflict(yours: AnyRecord, theirs: AnyRecord) {
    return new UserError(
      409,
      'edit_conflict',
      `Someone else has changed this ${this.#definition.title.toLowerCase()} in the meantime.`,
      {
        details: { yours: this.#wire(yours), theirs: this.#wire(theirs) },
      },
    );
  }

  /** The record in wire format, which is answered and which the messages of the schema refer to. */
  #wire(record: AnyRecord): WireRecord {
    return toWire(this.#services.registry, this.#definition, record);
  }

  #context(user: SessionUser): SaveContext {
    return saveContext(this.#services, user);
  }
}

const referenceTo = ({ id, facts }: SessionUser): Reference => ({ key: id, display: facts.fullName });
