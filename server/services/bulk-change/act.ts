import { UserError } from '../../core/errors/errors.ts';
import type { AnyRecord, EntityDefinition, Reference } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { readableRecord } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Change } from '../save/change.ts';
import { Saver } from '../save/save.ts';
import type { SaveServices } from '../save/services.ts';
import type { ChangeOf } from './change-of.ts';

/** Does with one record what a bulk change does with each, by the ordinary save. */
export class Act {
  readonly #services: SaveServices;
  readonly #of: ChangeOf;
  readonly #user: SessionUser;
  readonly #saver: Saver;
  /** What is added for each record. */
  readonly #added: EntityDefinition | null;

  constructor(services: SaveServices, of: ChangeOf, user: SessionUser) {
    const { definition, what } = of;
    this.#services = services;
    this.#of = of;
    this.#user = user;
    this.#added = what.create && services.registry.definition(definition.bulk!.create!.of);
    this.#saver = new Saver(services.entities.of((this.#added ?? definition).name), services);
  }

  /**
   * Whether the record would change.
   * @throws UserError if it cannot
   */
  async check(id: number): Promise<boolean> {
    const change = await this.#prepare(id);
    return change.isNew || change.fields.length > 0;
  }

  /**
   * Changes the record. Call in a transaction.
   * @returns the number of the entry by which this can be undone; null if the record is as wanted already
   * @throws UserError if it cannot
   */
  async run(id: number, row: number): Promise<{ readonly undoId: number | null } | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        const change = await this.#prepare(id);
        if (!change.isNew && !change.fields.length) return null;
        return await this.#commit(change, id, row);
      } catch (error) {
        // Someone else has saved the record at the same moment.
        if (!(error instanceof UserError && error.code === 'edit_conflict') || attempt === 3) throw error;
      }
    }
  }

  async #commit(change: Change, id: number, row: number): Promise<{ readonly undoId: number | null }> {
    const { undo } = this.#services;
    const { result } = await undo.during({ user: this.#user, rule: this.#of.rule, joined: null }, async () => {
      await this.#saver.commit(change, change.isNew ? null : id, this.#user);
      return { undoId: await undo.about({ kind: 'bulk', entity: 'bulkChangeRow', recordId: row, facts: {} }) };
    });
    return result;
  }

  async #prepare(id: number): Promise<Change> {
    const { definition, rule, what } = this.#of;
    this.#user.require(rule);
    const record = await readableRecord(definition, id, this.#user, this.#services);
    return this.#added
      ? this.#saver.prepare(null, { ...this.#linksTo(record), ...what.create }, this.#user)
      : this.#saver.prepare(id, { ...what.set, ...this.#severalOf(record) }, this.#user);
  }

  /** The fields with several references, with what is added and without what is removed. */
  #severalOf(record: AnyRecord): WireRecord {
    const { add, remove } = this.#of.what;
    return Object.fromEntries(
      [...new Set([...Object.keys(add), ...Object.keys(remove)])].map((name) => {
        const now = ((record[name] ?? []) as readonly Reference[]).map(({ key }) => key);
        const left = now.filter((key) => !remove[name]?.includes(key));
        return [name, [...new Set([...left, ...(add[name] ?? [])])]];
      }),
    );
  }

  /** The references to the record, and to the records that it refers to by fields of the same names. */
  #linksTo(record: AnyRecord): WireRecord {
    const { definition } = this.#of;
    const { registry } = this.#services;
    const links = this.#added!.fields.flatMap(({ name, type, to, alias, readOnly }) => {
      if (type !== 'ref' || alias || readOnly || registry.definition(to!).kind !== 'entity') return [];
      if (to === definition.name) return [[name, record[definition.key]] as const];
      const own = definition.fields.find((field) => field.name === name && field.type === 'ref' && field.to === to);
      const key = own && (record[name] as Reference | null)?.key;
      return key === undefined || to === 'user' ? [] : [[name, key] as const];
    });
    return Object.fromEntries(links);
  }
}
