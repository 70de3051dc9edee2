import type { SessionUser } from '../access/session-user.ts';
import { isConstraint } from '../../core/db/database.ts';
import { badRequest, refused, UserError } from '../../core/errors/errors.ts';
import { offersFor } from '../../core/model/checks.ts';
import { fieldOf, type AnyRecord, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { lowered } from '../../core/records/conditions.ts';
import { toWire } from '../../core/records/wire.ts';
import { addressOf } from '../../core/files/address.gen.ts';
import { listSheetRows } from '../../core/files/limits.gen.ts';
import type { SaveServices } from '../save/services.ts';
import type { Change } from '../save/change.ts';
import { fillIn } from '../save/fill-in.ts';
import { Saver } from '../save/save.ts';
import { bodyOf, namesIn, type KeysByName, type SheetRow } from './list-cells.ts';

/** Values of a condition at most. */
const lot = 500;

export interface Sheet {
  /** Headings: titles of fields, or their names. */
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

export interface CheckedRow {
  readonly no: number;
  readonly state: 'new' | 'changed' | 'unchanged' | 'wrong';
  readonly version: number | null;
  /** Indexes of the columns whose values differ from the entry. */
  readonly changed: readonly number[];
  /** Messages by index of the column. */
  readonly errors: Readonly<Record<number, string>>;
  /** What a person probably meant, by index of the column. */
  readonly offers?: Readonly<Record<number, string>>;
}

interface Prepared {
  readonly checked: CheckedRow;
  readonly change: Change | null;
}

/**
 * Imports the entries of a reference list from a sheet. A row changes the entry with the same name, or adds a new one.
 * Each row passes the same checks as a save from a dialog. Entries that are not in the sheet stay as they are.
 */
export class ListSheet {
  readonly #services: SaveServices;
  readonly #definition: EntityDefinition;
  readonly #user: SessionUser;
  readonly #saver: Saver;

  constructor(services: SaveServices, definition: EntityDefinition, user: SessionUser) {
    this.#services = services;
    this.#definition = definition;
    this.#user = user;
    this.#saver = new Saver(services.entities.of(definition.name), services);
  }

  /** What saving the sheet would do, row by row. Saves nothing. */
  async check(sheet: Sheet): Promise<{ columns: (string | null)[]; rows: CheckedRow[] }> {
    const fields = this.#fieldsOf(sheet);
    const prepared = await this.#prepare(sheet, fields);
    return { columns: fields.map((field) => field?.name ?? null), rows: prepared.map(({ checked }) => checked) };
  }

  /**
   * Saves all rows in one transaction, or none.
   * @returns how many entries were added and changed
   * @throws UserError 422 with a message for each wrong cell, by its address: `B3`
   */
  save(sheet: Sheet): Promise<{ added: number; changed: number }> {
    const fields = this.#fieldsOf(sheet);
    const saved = this.#services.database.write(async () => {
      const prepared = await this.#prepare(sheet, fields);
      const wrong = prepared.flatMap(({ checked: { no, errors } }) =>
        Object.entries(errors).map(([column, message]) => [addressOf(Number(column), no), message] as const),
      );
      if (wrong.length) throw refusal(wrong);
      const changes = prepared.flatMap(({ change }) => (change?.fields.length ? [change] : []));
      for (const change of changes)
        await this.#saver.commit(change, (change.before?.[this.#definition.key] as number) ?? null, this.#user);
      const added = changes.filter(({ isNew }) => isNew).length;
      return { added, changed: changes.length - added };
    });
    return saved.catch((error: unknown) => {
      if (!isConstraint(error)) throw error;
      throw refused('Someone else has added one of these entries in the meantime. Check the sheet again.');
    });
  }

  /** @throws UserError 422 if a heading stands for two columns, or if a column that names an entry is missing */
  #fieldsOf({ columns }: Sheet): (FieldDefinition | null)[] {
    const fields = columns.map((heading) => this.#fieldNamed(heading));
    const twice = fields.find((field, i) => field && fields.indexOf(field) < i);
    if (twice) throw refused(`The sheet has the column "${twice.title}" twice.`);
    for (const name of this.#naming())
      if (!fields.some((field) => field?.name === name))
        throw refused(`The sheet needs the column "${fieldOf(this.#definition, name)!.title}".`);
    return fields;
  }

  #fieldNamed(heading: string): FieldDefinition | null {
    const text = heading.trim().toLowerCase();
    const own = this.#definition.fields.filter(({ type, readOnly, stamp }) => type !== 'alias' && !readOnly && !stamp);
    return own.find(({ title, name }) => [title, name].some((one) => one.toLowerCase() === text)) ?? null;
  }

  /** The fields that tell one entry from another. */
  #naming = (): readonly string[] => this.#definition.unique[0]?.fields ?? [this.#definition.display];

  async #prepare({ rows }: Sheet, fields: readonly (FieldDefinition | null)[]): Promise<Prepared[]> {
    const names = await namesIn(rows, fields, this.#user, this.#services);
    const entries = await this.#entries(rows, fields, names);
    const prepared: Prepared[] = [];
    const taken = new Map<string, number>();
    for (const row of rows) prepared.push(await this.#prepareRow(row, { fields, names, entries, taken }));
    return prepared;
  }

  async #prepareRow(
    row: SheetRow,
    { fields, names, entries, taken }: Context & { entries: Map<string, AnyRecord>; taken: Map<string, number> },
  ): Promise<Prepared> {
    const { values, errors: unread } = bodyOf(this.#definition, row.cells, fields, names);
    const before = entries.get(this.#identity(values)) ?? null;
    const id = (before?.[this.#definition.key] as number | undefined) ?? null;
    const version = (before?.version as number | undefined) ?? null;
    const columnOf = (name: string) => {
      const at = fields.findIndex((field) => field?.name === name);
      return at < 0 ? fields.findIndex((field) => field?.name === this.#naming()[0]) : at;
    };
    const wrong = (errors: Readonly<Record<string, string>>): Prepared => {
      const byColumn = (texts: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(texts).map(([name, text]) => [columnOf(name), text]));
      const offers = offersFor(this.#definition, values);
      return {
        checked: {
          no: row.no,
          state: 'wrong',
          version,
          changed: [],
          errors: byColumn(errors),
          ...(Object.keys(offers).length && { offers: byColumn(offers) }),
        },
        change: null,
      };
    };
    if (!before && row.version)
      return wrong({
        [this.#naming()[0]!]: `Someone else has renamed or deleted this ${this.#definition.title.toLowerCase()} in the meantime.`,
      });
    try {
      this.#user.require(this.#definition.access[before ? 'update' : 'create']);
      const body = { ...values, ...(before && row.version && { version: row.version }) };
      const change = await this.#saver.prepare(id, body, this.#user);
      const errors = { ...this.#twice(change, row.no, taken), ...unread };
      if (Object.keys(errors).length) return wrong(errors);
      const changed = change.fields.map(({ name }) => fields.findIndex((field) => field?.name === name));
      const state = before ? (changed.length ? 'changed' : 'unchanged') : 'new';
      const shown = before ? changed.filter((at) => at >= 0) : [];
      return { checked: { no: row.no, state, version, changed: shown, errors: {} }, change };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return wrong({ ...this.#missing(values), ...(error.errors ?? { '': error.message }), ...unread });
    }
  }

  /** The messages of cells that must not be empty. The save reports them only if all other values are valid. */
  #missing(values: AnyRecord): Record<string, string> {
    const { required, when } = this.#definition.validators;
    return Object.fromEntries(Object.entries(required).filter(([name]) => values[name] === null && !when[name]));
  }

  /** The messages of unique sets whose values another row of the sheet has. */
  #twice({ after }: Change, no: number, taken: Map<string, number>): Record<string, string> {
    const errors: Record<string, string> = {};
    for (const { fields, message } of this.#definition.unique) {
      if (fields.some((name) => (after[name] ?? null) === null)) continue;
      const key = `${fields.join()} ${textOf(fields.map((name) => after[name]))}`;
      if (taken.has(key))
        errors[fields[0]!] = fillIn(message, toWire(this.#services.registry, this.#definition, after));
      else taken.set(key, no);
    }
    return errors;
  }

  /** The entries that rows name, by what names them. */
  async #entries(rows: readonly SheetRow[], fields: Context['fields'], names: KeysByName) {
    const { records } = this.#services;
    const [first] = this.#naming();
    const wanted = rows.map(({ cells }) => bodyOf(this.#definition, cells, fields, names).values[first!]);
    const known = [...new Set(wanted)].filter((value) => value !== null && value !== undefined);
    const lots: (string[] | null)[] = wanted.includes(null) ? [null] : [];
    for (let at = 0; at < known.length; at += lot) lots.push(known.slice(at, at + lot) as string[]);
    const entries = new Map<string, AnyRecord>();
    for (const values of lots)
      for (const record of await records.find(this.#definition, { [first!]: values }))
        entries.set(this.#identity(record), record);
    return entries;
  }

  #identity = (values: AnyRecord): string => textOf(this.#naming().map((name) => values[name]));
}

interface Context {
  readonly fields: readonly (FieldDefinition | null)[];
  readonly names: KeysByName;
}

/** Values as text, regardless of case. */
const textOf = (values: readonly unknown[]): string =>
  lowered(
    JSON.stringify(
      values.map((value) => {
        const plain = typeof value === 'object' && value !== null && 'key' in value ? value.key : value;
        return String(plain ?? '').trim();
      }),
    ),
  );

const refusal = (wrong: readonly (readonly [string, string])[]) =>
  new UserError(422, 'invalid', wrong.map(([address, message]) => `${address}: ${message}`)[0]!, {
    errors: Object.fromEntries(wrong),
  });

/** Reads the body of a call. @throws UserError 400 unless it is a sheet with at most 2,000 rows */
export function readSheet(body: unknown): Sheet {
  const { columns, rows, ...unknown } = (body ?? {}) as Record<string, unknown>;
  const isTexts = (value: unknown, most: number) =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((one) => typeof one === 'string' && one.length <= 10_000);
  const isRow = (row: unknown) => {
    const { no, cells, version = null, ...more } = (row ?? {}) as Record<string, unknown>;
    const isWhole = (value: unknown) => Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
    return isWhole(no) && isTexts(cells, 100) && (version === null || isWhole(version)) && !Object.keys(more).length;
  };
  const fits = !Array.isArray(body) && !Object.keys(unknown).length && isTexts(columns, 100) && Array.isArray(rows);
  if (!fits || !rows.length || rows.length > listSheetRows || !rows.every(isRow))
    throw badRequest(
      `The body must be { columns, rows: [{ no, cells, version }] }, with at most ${listSheetRows} rows.`,
    );
  return { columns: columns as string[], rows: rows as SheetRow[] };
}
