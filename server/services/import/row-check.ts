import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { UserError } from '../../core/errors/errors.ts';
import { offersFor } from '../../core/model/checks.ts';
import { fieldOf, type AnyRecord, type EntityDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { fold } from '../../core/search/words.ts';
import { readableKeys } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { textOf } from '../duplicates/features.ts';
import type { Change } from '../save/change.ts';
import type { SaveServices } from '../save/services.ts';
import { findExisting, type Existing } from './find-existing.ts';
import type { Mapping } from './mapping.ts';
import type { FileRow } from './read-file.ts';
import { RowReader, type ReadRow } from './row-reader.ts';
import type { Alike, CheckedRow, StoredRow, StoredRows } from './stored-rows.ts';

/** Possible duplicates that are kept for a row. */
const most = 5;

/** What an import is about. */
export interface ImportOf {
  readonly id: number;
  readonly definition: EntityDefinition;
  readonly headings: readonly string[];
  readonly mapping: Mapping;
}

/** The row of a file, as the mapping reads it. */
export const fileRowOf = (
  headings: readonly string[],
  { rowNo, cells }: Pick<StoredRow, 'rowNo' | 'cells'>,
): FileRow => ({
  number: rowNo,
  cells: Object.fromEntries(headings.map((heading, i) => [heading, cells[i] ?? ''])),
});

/** Finds what importing rows would do, by the checks of the ordinary save. Saves nothing. */
export class RowCheck {
  readonly reader: RowReader;
  readonly #services: SaveServices;
  readonly #rows: StoredRows;
  readonly #of: ImportOf;
  readonly #user: SessionUser;

  constructor(services: SaveServices, rows: StoredRows, of: ImportOf, user: SessionUser) {
    this.#services = services;
    this.#rows = rows;
    this.#of = of;
    this.#user = user;
    this.reader = new RowReader(services, of.definition, of.mapping, user);
  }

  /** Loads the names of lists. Call before the first check. */
  load(): Promise<void> {
    return this.reader.names.load();
  }

  /** Checks rows that follow one another, or one row alone. A decision that a person has made stays if it still fits. */
  async check(rows: readonly StoredRow[]): Promise<CheckedRow[]> {
    const { definition, headings } = this.#of;
    const read = await this.reader.read(rows.map((row) => fileRowOf(headings, row)));
    const resolved = read.map(({ changed }) => this.reader.names.resolve(changed).values);
    const existing = await findExisting(definition, resolved, this.#user, this.#services);
    const keys = resolved.map((values, i) => keyOf(definition, values, read[i]!, existing[i]!));
    const wanted = keys.filter((key) => key !== null);
    const earlier = await this.#rows.earlier(this.#of.id, wanted, rows[0]?.position ?? 0);
    const checked: CheckedRow[] = [];
    for (const [i, row] of rows.entries()) {
      const key = keys[i]!;
      const same = key === null ? null : (earlier.get(key) ?? null);
      if (key && same === null) earlier.set(key, row.rowNo);
      checked.push(await this.#checkRow(row, read[i]!, existing[i]!, key, same));
      // SQLite never yields to the event loop, so without this other calls would wait for all rows.
      await setImmediate();
    }
    return checked;
  }

  async #checkRow(
    row: StoredRow,
    { added, changed }: ReadRow,
    existing: Existing,
    rowKey: string | null,
    same: number | null,
  ): Promise<CheckedRow> {
    const { definition } = this.#of;
    const chosen = row.state === 'duplicate' && row.action === 'update' ? row.target : null;
    const record = existing && 'record' in existing ? existing.record : null;
    const target = (record?.[definition.key] as number | undefined) ?? chosen;
    const base = { id: row.id, cells: row.cells, target, rowKey, version: (record?.version as number) ?? null };
    const body = target === null ? added : changed;
    const { values, errors: unknown, fresh } = this.reader.names.resolve(body);
    const { errors, change } = await this.#prepare(target, values, unknown, fresh, existing);
    if (Object.keys(errors).length)
      return {
        ...base,
        state: 'wrong',
        action: null,
        errors: this.#byColumn(errors),
        offers: this.#byColumn(offersFor(definition, body)),
        alike: [],
        newNames: {},
      };
    const fine = { ...base, errors: {}, offers: {}, newNames: fresh };
    const again = same === null ? [] : [{ key: null, rowNo: same, name: '', reasons: [] }];
    const isSame = change !== null && !change.isNew && !change.fields.length;
    if (isSame) return { ...fine, state: 'same', action: null, alike: [] };
    if (record && !again.length)
      return {
        ...fine,
        state: 'update',
        action: row.action === 'skip' && row.state === 'update' ? 'skip' : 'update',
        alike: [],
      };
    // A record is no duplicate of itself, so the one that a person has chosen would not be found again.
    const known = chosen === null ? null : row.alike.filter(({ key }) => key !== null);
    const others = record ? [] : (known ?? (await this.#alike(change?.after ?? { ...values, ...this.#texts(body) })));
    const alike = [...again, ...others];
    if (!alike.length)
      return { ...fine, state: 'new', action: row.action === 'skip' && row.state === 'new' ? 'skip' : 'add', alike };
    const action = row.state === 'duplicate' && row.action ? row.action : 'skip';
    return {
      ...fine,
      target: target ?? alike.find(({ key }) => key !== null)?.key ?? null,
      state: 'duplicate',
      action,
      alike,
    };
  }

  /** What the save says of a row: its messages by field, or the change that it would be. */
  async #prepare(
    target: number | null,
    values: WireRecord,
    unknown: Readonly<Record<string, string>>,
    fresh: Readonly<Record<string, string>>,
    existing: Existing,
  ): Promise<{ errors: Record<string, string>; change: Change | null }> {
    const { definition } = this.#of;
    const { access, title, validators } = definition;
    const several = existing && 'several' in existing ? existing.several : null;
    const errors: Record<string, string> = several
      ? { [several.name]: `Several ${definition.plural.toLowerCase()} have this ${several.title}.` }
      : {};
    let change: Change | null = null;
    try {
      this.#user.require(access[target === null ? 'create' : 'update']);
      if (Object.keys(fresh).length) Object.assign(errors, await this.reader.errorsOf(target, values, fresh));
      else change = await this.reader.saver.prepare(target, values, this.#user);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      Object.assign(errors, error.errors ?? { '': error.message || `This ${title.toLowerCase()} cannot be saved.` });
    }
    // The save reports what is missing only if all other values are valid.
    if (target === null && (Object.keys(errors).length || Object.keys(unknown).length))
      for (const [name, message] of Object.entries(validators.required)) {
        const isConditional = name in validators.when || fieldOf(definition, name)?.derived;
        if ((values[name] ?? '') === '' && !isConditional && !(name in fresh)) errors[name] ??= message;
      }
    return { errors: { ...errors, ...unknown }, change };
  }

  /** The possible duplicates of a new record, at this moment. */
  alikeOf = ({ after }: Change): Promise<Alike[]> => this.#alike(after);

  /** The records that a new one would be a possible duplicate of. */
  async #alike(record: AnyRecord): Promise<Alike[]> {
    const { definition } = this.#of;
    if (!definition.duplicates) return [];
    const readable = (ids: readonly number[]) => readableKeys(definition, ids, this.#user, this.#services);
    const { rows, elsewhere } = await this.#services.duplicates.find(definition, record, readable);
    return [...rows, ...elsewhere].slice(0, most).map((row) => ({
      key: row[definition.key] as number,
      rowNo: null,
      name: String(row[definition.display] ?? ''),
      reasons: (row.reasons as { title: string; match: string }[]).map(({ title, match }) => ({ title, match })),
    }));
  }

  /** The names of references, as a comparison reads them. */
  #texts = (typed: WireRecord): AnyRecord =>
    Object.fromEntries(
      Object.keys(this.#of.mapping.lookups ?? {}).map((field) => [
        field,
        { key: 0, display: String(typed[field] ?? '') },
      ]),
    );

  /** Texts of fields by the index of their column; -1 for what no column holds. */
  #byColumn(texts: Readonly<Record<string, string>>): Record<number, string> {
    const { headings, mapping, definition } = this.#of;
    const found: Record<number, string> = {};
    for (const [name, text] of Object.entries(texts)) {
      const column = columnOf(mapping, name);
      const at = column === undefined ? -1 : headings.indexOf(column);
      const field = fieldOf(definition, name);
      const whole = at < 0 && field && !text.includes(field.title) ? `${field.title}: ${text}` : text;
      found[at] = found[at] ? `${found[at]} ${whole}` : whole;
    }
    return found;
  }
}

/** The column that a field is read from. */
function columnOf({ columns = {}, split }: Mapping, field: string): string | undefined {
  const own = columns[field];
  if (own !== undefined || !split) return own;
  return [...(split.first ?? []), ...split.rest, split.last].includes(field) ? split.column : undefined;
}

/**
 * What tells the record of a row from others: the record that it changes; else its name with its post code, or what the
 * duplicate check needs. Null if the row lacks some of it.
 */
function keyOf(
  definition: EntityDefinition,
  values: WireRecord,
  { added }: ReadRow,
  existing: Existing,
): string | null {
  if (existing && 'record' in existing) return `#${String(existing.record[definition.key])}`;
  const { when, rank } = definition.duplicates ?? { when: [definition.display], rank: [] };
  const postCode = when.find((name) => fieldOf(definition, name)?.format === 'postCode');
  const names = rank.filter(({ of }) => of === 'name').flatMap(({ fields }) => fields);
  const texts = (postCode ? [...names, postCode] : when).map((name) => fold(textOf(values[name] ?? added[name])));
  if (postCode) texts.push(texts.pop()!.replaceAll(' ', ''));
  return texts.includes('') ? null : createHash('sha256').update(texts.join('\n')).digest('hex');
}
