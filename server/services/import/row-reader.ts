import { invalid, UserError } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/records.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Change } from '../save/change.ts';
import { Saver } from '../save/save.ts';
import type { SaveServices } from '../save/services.ts';
import { mapRow, withDefaults, type Mapping } from './mapping.ts';
import { Names } from './names.ts';
import type { FileRow } from './read-file.ts';

/** The values of a row, with names of references as in the file. */
export interface ReadRow {
  /** For a new record: with the defaults. */
  readonly added: WireRecord;
  /** For a record that exists: without empty cells, which leave it as it is, and without the defaults. */
  readonly changed: WireRecord;
}

/** Turns the rows of a file into records, as the command and the browser import them. */
export class RowReader {
  readonly names: Names;
  readonly saver: Saver;
  readonly #definition: EntityDefinition;
  readonly #mapping: Mapping;
  readonly #user: SessionUser;

  constructor(services: SaveServices, definition: EntityDefinition, mapping: Mapping, user: SessionUser) {
    this.names = new Names(services, definition, mapping, user);
    this.saver = new Saver(services.entities.of(definition.name), services);
    this.#definition = definition;
    this.#mapping = mapping;
    this.#user = user;
  }

  /** The values of rows, with the records that they name looked up. */
  async read(rows: readonly FileRow[]): Promise<ReadRow[]> {
    const read = rows.map((row): ReadRow => {
      const mapped = mapRow(this.#definition, row, this.#mapping, this.names.isKnown);
      const filled = Object.entries(mapped).filter(([, value]) => (value ?? '') !== '');
      return { added: withDefaults(mapped, this.#mapping, row), changed: Object.fromEntries(filled) };
    });
    await this.names.seek(read.map(({ added }) => added));
    return read;
  }

  /**
   * Prepares the save of a row. Adds the entries of lists that the mapping wants to be added, unless the row is refused
   * for another reason: then in a transaction.
   * @param id null for a new record
   * @param create adds an entry of a list
   * @throws UserError 422 with a message for each wrong field
   */
  async prepare(
    id: number | null,
    row: WireRecord,
    create = (field: string, name: string) => this.names.create(field, name),
  ): Promise<Change> {
    const { values, errors, fresh } = this.names.resolve(row);
    if (Object.keys(errors).length) throw invalid(errors);
    if (!Object.keys(fresh).length) return this.saver.prepare(id, values, this.#user);
    const others = await this.errorsOf(id, values, fresh);
    if (others) throw invalid(others);
    const created: WireRecord = {};
    for (const [field, name] of Object.entries(fresh)) created[field] = await create(field, name);
    return this.saver.prepare(id, { ...values, ...created }, this.#user);
  }

  /** The messages of a row for other fields than those whose names are still to be added; null if there are none. */
  async errorsOf(
    id: number | null,
    values: WireRecord,
    fresh: Readonly<Record<string, string>>,
  ): Promise<Record<string, string> | null> {
    try {
      await this.saver.prepare(id, values, this.#user);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const all = error.errors ?? { '': error.message };
      const errors = Object.fromEntries(Object.entries(all).filter(([field]) => !(field in fresh)));
      if (Object.keys(errors).length) return errors;
    }
    return null;
  }
}
