import { Injectable } from '@nestjs/common';
import { invalid, notFound, refused, UserError } from '../../core/errors/errors.ts';
import {
  fieldOf,
  type AnyRecord,
  type EntityDefinition,
  type Reference,
  type Rule,
} from '../../core/model/definition.ts';
import { compileCondition, type Condition } from '../../core/records/conditions.ts';
import type { Referrer } from '../../core/model/registry.ts';
import { readsNames } from '../access/names.ts';
import { narrowest, scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { readWhere } from '../reports/where.ts';
import { codeRefusal } from '../save/coded-rows.ts';
import { lockRecord } from '../save/lock.ts';
import { countMoved, moveReferences, type Moved } from '../save/move-references.ts';
import { requireRules } from '../save/rules.ts';
import { SaveServices } from '../save/services.ts';
import { followReplacement } from '../saved-filters/follow-replacement.ts';
import { Undo } from '../undo/undo.ts';
import type { UndoEntry } from '../undo/undo-log.ts';
import { followInHooks } from './follow-hooks.ts';
import { Entities } from '../save/entities.ts';

/** Maximum number of records counted per field, and of records that one replacement changes. */
const most = 20_000;

/** Records that refer to an entry through one field. */
export interface Use {
  readonly entity: string;
  readonly field: string;
  /** Plural of the entity. */
  readonly title: string;
  readonly fieldTitle: string;
  /** Those that the person can read. */
  readonly count: number;
  /** How many of them are of the past (`x-past`). */
  readonly past: number;
  /** How many a replacement changes that leaves the past alone. */
  readonly changes: number;
  /** Whether there may be more: counting stopped. */
  readonly isLeast: boolean;
}

export interface Replacement {
  /** Number to undo it by. */
  readonly id: number;
  /** Number of records that were changed. */
  readonly moved: number;
}

/**
 * Replaces entries of reference lists by others, in all records that use them and in the saved filters and widgets that
 * name them, in one transaction. On SQLite, other writers wait for it: a few seconds for 10,000 records. The records
 * are saved by `bulk`. If one of them would break a rule of its schema, nothing is replaced. It can be undone for 30
 * days.
 */
@Injectable()
export class Replacements {
  constructor(
    private readonly services: SaveServices,
    private readonly entities: Entities,
    private readonly undoing: Undo,
  ) {
    undoing.register('replacement', (entry, user) => this.#undone(entry, user));
  }

  /** Which fields refer to an entry, in how many records that the person can read. */
  async uses(definition: EntityDefinition, id: number, user: SessionUser): Promise<Use[]> {
    const { database, records, registry } = this.services;
    const uses = await database.concurrently(
      registry.referrers(definition.name).map((referrer) => async (): Promise<Use> => {
        const { definition: of, field } = referrer;
        const scope = this.#scope(of, [of.access.read], user);
        const { all, met } = await records.countReferring(referrer, id, scope, most + 1);
        return {
          entity: of.name,
          field: field.name,
          title: of.plural,
          fieldTitle: field.title,
          count: Math.min(met, most),
          past: Math.min(await this.#countAmong(referrer, id, scope, met, this.#past(of)), most),
          changes: Math.min(await this.#countAmong(referrer, id, scope, met, this.#changing(of, false)), most),
          isLeast: met > 0 && all > most,
        };
      }),
    );
    return uses.filter(({ count }) => count);
  }

  /** @param among conditions for the records to count; none for `all` of them, null for no records */
  async #countAmong(
    referrer: Referrer,
    id: number,
    scope: readonly Condition[],
    all: number,
    among: readonly Condition[] | null,
  ): Promise<number> {
    if (!among || !all) return 0;
    return among.length ? (await this.services.records.countReferring(referrer, id, scope, most + 1, among)).met : all;
  }

  /**
   * Why the person cannot replace an entry; null if they can.
   * @param withPast whether records of the past change, too
   */
  async refusal(definition: EntityDefinition, id: number, user: SessionUser, withPast = false): Promise<string | null> {
    const coded = codeRefusal(definition, id, 'cannot be replaced');
    if (coded) return coded;
    const { records, registry } = this.services;
    const title = definition.title.toLowerCase();
    let total = 0;
    for (const referrer of registry.referrers(definition.name)) {
      const { definition: of } = referrer;
      const among = this.#changing(of, withPast);
      if (!among) continue;
      const scope = this.#scope(of, [of.access.read, of.access.update], user);
      const { all, met } = await records.countReferring(referrer, id, scope, most + 1, among);
      total += all;
      if (met < all) return beyondReach(definition, of);
      if (total > most)
        return `More than ${most.toLocaleString('en-GB')} records use this ${title}, too many to change at once. Make it inactive instead: these records keep it, and nobody can choose it for others.`;
    }
    return null;
  }

  /**
   * Replaces an entry, and retires it. Records of the past (`x-past`) keep it.
   * @param retire deletes the entry, or makes it inactive
   * @param withPast whether records of the past change, too
   * @throws UserError 404 if there is no such entry, 422 if it cannot be replaced by the other
   */
  async replace(
    definition: EntityDefinition,
    [goneId, keptId]: readonly [number, number],
    user: SessionUser,
    retire: () => Promise<unknown>,
    withPast: boolean,
  ): Promise<Replacement> {
    const { database, history, records, undo } = this.services;
    const title = definition.title.toLowerCase();
    if (goneId === keptId) throw invalid({ by: `Choose another ${title}.` });
    return database.write(async () => {
      for (const id of [goneId, keptId].toSorted((a, b) => a - b)) await lockRecord(database, definition, id);
      const gone = await records.one(definition, goneId);
      if (!gone) throw notFound(definition.title);
      const kept = await records.one(definition, keptId);
      if (!kept) throw invalid({ by: `This ${title} no longer exists.` });
      if (kept.active === false) throw invalid({ by: `This ${title} is inactive.` });
      const refusal = await this.refusal(definition, goneId, user, withPast);
      if (refusal) throw refused(refusal);
      await this.#refuseUnfitting(definition, gone, kept, withPast);
      const check = (of: EntityDefinition, before: Readonly<AnyRecord>, after: Readonly<AnyRecord>) =>
        this.#requireStillValid(of, before, after);
      const moved = await moveReferences(definition, goneId, keptId, user, this.services, {
        check,
        among: (of) => this.#changing(of, withPast)?.map((one) => compileCondition(of, one)) ?? null,
      });
      const entry = { list: definition, gone: goneId, kept: keptId };
      const keeps = (of: EntityDefinition) => !withPast && of.past !== undefined;
      await followReplacement(definition, { gone, kept }, user, this.services, keeps);
      await followInHooks(this.entities.all, entry, user, this.services);
      const nameOf = (one: AnyRecord) => String(one[definition.display] ?? one[definition.key]);
      const replaced = { Entry: nameOf(gone), 'Replaced by': nameOf(kept), Records: String(countMoved(moved)) };
      await history.did({ action: 'replace', facts: replaced }, definition, goneId, user);
      await retire();
      const facts = { goneId, moved };
      const id = await undo.about({ kind: 'replacement', entity: definition.name, recordId: keptId, facts });
      return { id: id!, moved: countMoved(moved) };
    });
  }

  /**
   * Undoes a replacement: the entry is back, and in use by the records that still have the other one in its place.
   * @returns key of the entry, and the number of records that use it again
   * @throws UserError 404 if there is no such replacement, 422 if it is already undone, newer data prevents it, or the
   *   person may not change all of the records
   */
  async undo({ name }: EntityDefinition, id: number, user: SessionUser): Promise<{ id: number; moved: number }> {
    const { database, undo } = this.services;
    return database.write(async () => {
      undo.finalise();
      const entry = await undo.byId('replacement', name, id);
      const { goneId, moved } = entry.facts as { readonly goneId: number; readonly moved: readonly Moved[] };
      const counts = await this.#undone(entry, user);
      const users = new Set(moved.map(({ entity }) => entity));
      const back = [...counts].filter(([of]) => users.has(of.name)).reduce((sum, [, count]) => sum + count, 0);
      return { id: goneId, moved: back };
    });
  }

  async #undone(entry: UndoEntry, user: SessionUser) {
    const { registry } = this.services;
    user.require(entry.rule);
    const definition = registry.definition(entry.entity!);
    user.require(definition.access.update);
    const { moved } = entry.facts as { readonly moved: readonly Moved[] };
    for (const { entity, ids } of moved) await this.#requireReach(definition, entity, ids, user);
    return this.undoing.undoWhatIsLeft(entry, user);
  }

  /** @throws UserError 422 if the person may not change all of the records that were moved */
  async #requireReach(definition: EntityDefinition, entity: string, ids: readonly number[], user: SessionUser) {
    const { records, registry } = this.services;
    const of = registry.definition(entity);
    const scope = this.#scope(of, [of.access.read, of.access.update], user);
    for (let at = 0; scope.length && at < ids.length; at += 1000) {
      const some = ids.slice(at, at + 1000);
      const [all, met] = [await records.references(of, some), await records.references(of, some, scope)];
      if (met.size < all.size) throw refused(beyondReach(definition, of));
    }
  }

  /** @throws UserError 422 if records may only refer to entries that have a value in common with the replaced one */
  async #refuseUnfitting(
    definition: EntityDefinition,
    gone: AnyRecord,
    kept: AnyRecord,
    withPast: boolean,
  ): Promise<void> {
    const keyOf = (value: unknown) => (value as Reference | null)?.key ?? value;
    for (const referrer of this.services.registry.referrers(definition.name)) {
      const { among = {}, fits = {} } = referrer.field;
      const other = Object.keys({ ...among, ...fits }).find((name) => keyOf(gone[name]) !== keyOf(kept[name]));
      const changing = this.#changing(referrer.definition, withPast);
      if (!other || !changing) continue;
      const id = gone[definition.key] as number;
      const { all } = await this.services.records.countReferring(referrer, id, [], 1, changing);
      const part = fieldOf(definition, other)!.title.toLowerCase();
      if (all) throw invalid({ by: `This ${definition.title.toLowerCase()} has another ${part}.` });
    }
  }

  /** @throws UserError 422 if a record was valid, and would no longer be */
  #requireStillValid(definition: EntityDefinition, before: Readonly<AnyRecord>, after: Readonly<AnyRecord>): void {
    const { registry } = this.services;
    const problem = (record: Readonly<AnyRecord>): string | null => {
      try {
        requireRules(definition, record, registry);
        return null;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return error.message;
      }
    };
    const why = problem(after);
    if (!why || problem(before)) return;
    const name = `${definition.title} ${String(before[definition.display] ?? before[definition.key])}`;
    throw refused(`${name} cannot have this value: ${why}`);
  }

  /** Conditions for the records of the past; none if all are, null if there are none. */
  #past(of: EntityDefinition): Condition[] | null {
    const { clock, registry } = this.services;
    return of.past ? readWhere(of, of.past, { registry, ...clock.calendar(), owner: 0 }) : null;
  }

  /** Conditions for the records that a replacement changes; null if it changes none. */
  #changing(of: EntityDefinition, withPast: boolean): Condition[] | null {
    const past = withPast ? null : this.#past(of);
    if (!past) return [];
    return past.length ? [{ not: { gate: 'and', conditions: past } }] : null;
  }

  /** Conditions that select the records whose fields the person can reach under all of these rules. */
  #scope(definition: EntityDefinition, rules: readonly [Rule, ...Rule[]], user: SessionUser): Condition[] {
    if (readsNames(definition, user)) return [{ field: definition.key, operator: 'in', value: [] }];
    // Also what belongs to somebody alone takes over the entry, because nothing of it is shown.
    const open = { ...definition, closed: null };
    return scopeConditions(open, narrowest(rules, user), user, this.services.registry);
  }
}

const beyondReach = (definition: EntityDefinition, { plural }: EntityDefinition): string =>
  `You may not change all ${plural.toLowerCase()} that use this ${definition.title.toLowerCase()}.`;
