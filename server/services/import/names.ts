import { sql } from '../../core/db/sql.ts';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import { lowered } from '../../core/records/conditions.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { fold } from '../../core/search/words.ts';
import { readableKeys } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { Crud } from '../crud/crud.ts';
import type { SaveServices } from '../save/services.ts';
import type { Mapping } from './mapping.ts';

/** Names looked up with one statement. */
const lot = 500;

/** Names of records that are remembered, for each field. */
const most = 20_000;

/** The values of a row with keys in place of names. */
export interface Resolved {
  readonly values: WireRecord;
  /** A message for each name that stands for no record, or for several. */
  readonly errors: Readonly<Record<string, string>>;
  /** Names that the list does not have yet, and that the mapping wants to be added, by field. */
  readonly fresh: Readonly<Record<string, string>>;
}

/**
 * Finds the records that a file names, among those that a person may read. Of a reference list it loads all names, so
 * that accents and punctuation do not matter; of other entities it looks up the names of the rows.
 */
export class Names {
  /** Key of each name; null for a name that several records have. */
  readonly #known = new Map<string, Map<string, number | null>>();
  readonly #services: SaveServices;
  readonly #definition: EntityDefinition;
  readonly #lookups: NonNullable<Mapping['lookups']>;
  readonly #user: SessionUser;

  constructor(services: SaveServices, definition: EntityDefinition, { lookups = {} }: Mapping, user: SessionUser) {
    this.#services = services;
    this.#definition = definition;
    this.#lookups = lookups;
    this.#user = user;
  }

  /** Loads the names of reference lists. */
  async load(): Promise<void> {
    for (const [field, { by }] of Object.entries(this.#lookups)) {
      const target = this.target(field);
      if (target.kind !== 'reference') {
        this.#known.set(field, new Map());
        continue;
      }
      const { table, key } = target;
      const column = (name: string) => sql.id(fieldOf(target, name)!.column!);
      const rows = await this.#services.database.rows(sql`select ${column(by)}, ${column(key)} from ${sql.id(table)}`);
      this.#known.set(field, unique(rows.map(([name, id]) => [fold(String(name)), id as number])));
    }
  }

  /** Looks up the names of rows that lead to other records than entries of lists. */
  async seek(rows: readonly WireRecord[]): Promise<void> {
    const { records } = this.#services;
    for (const [field, { by }] of Object.entries(this.#lookups)) {
      const target = this.target(field);
      if (target.kind === 'reference') continue;
      const known = this.#known.get(field)!;
      if (known.size > most) known.clear();
      const texts = rows.map((row) => textIn(row[field])).filter((text) => text && !text.includes('\0'));
      const wanted = [...new Set(texts)].filter((text) => !known.has(lowered(text)));
      for (let at = 0; at < wanted.length; at += lot) {
        const found = await records.find(target, { [by]: wanted.slice(at, at + lot) });
        const readable = await readableKeys(
          target,
          found.map((record) => record[target.key] as number),
          this.#user,
          this.#services,
        );
        const named = found.flatMap((record): [string, number][] => {
          const id = record[target.key] as number;
          return readable.has(id) ? [[lowered(String(record[by])), id]] : [];
        });
        for (const [name, id] of unique(named)) known.set(name, id);
      }
    }
  }

  /** Whether a record has the name. */
  isKnown = (field: string, name: string): boolean =>
    (this.#known.get(field)?.get(this.#keyOf(field, name)) ?? null) !== null;

  /** Whether the list of a field has no entries, or its entity no records. */
  async isEmpty(field: string): Promise<boolean> {
    const { table } = this.target(field);
    return (await this.#services.database.rows(sql`select 1 from ${sql.id(table)} ${sql.limit(1)}`)).length === 0;
  }

  /** Replaces the names of a row by keys. */
  resolve(mapped: WireRecord): Resolved {
    const values = { ...mapped };
    const errors: Record<string, string> = {};
    const fresh: Record<string, string> = {};
    for (const [field, { missing }] of Object.entries(this.#lookups)) {
      if (!(field in mapped)) continue;
      const name = textIn(values[field]);
      const id = this.#known.get(field)!.get(this.#keyOf(field, name));
      values[field] = id ?? null;
      if (!name || (id !== undefined && id !== null)) continue;
      const { title } = fieldOf(this.#definition, field)!;
      if (id === null)
        errors[field] = `${title} "${name}" is the name of several ${this.target(field).plural.toLowerCase()}.`;
      else if (missing === 'refuse') errors[field] = `${title} "${name}" is not in the list.`;
      else if (!/\p{L}/u.test(name)) errors[field] = `${title} "${name}" is not a name.`;
      else fresh[field] = name;
    }
    return { values, errors, fresh };
  }

  /** Adds a record for a name that the list does not have. @returns its key */
  async create(field: string, name: string): Promise<number> {
    const target = this.target(field);
    this.#user.require(target.access.create);
    const crud = new Crud(this.#services.entities.of(target.name), this.#services);
    const created = await crud.create({ [this.#lookups[field]!.by]: titled(name) }, this.#user);
    const id = created[target.key] as number;
    this.#known.get(field)!.set(this.#keyOf(field, name), id);
    return id;
  }

  /** The entity whose records a field names. */
  target = (field: string): EntityDefinition =>
    this.#services.registry.definition(fieldOf(this.#definition, field)!.to!);

  #keyOf = (field: string, name: string): string =>
    this.target(field).kind === 'reference' ? fold(name) : lowered(name.trim());
}

const textIn = (value: unknown): string => String(value ?? '').trim();

/** The key of each name, or null if several records have it. */
function unique(rows: readonly (readonly [string, number])[]): Map<string, number | null> {
  const keys = new Map<string, number | null>();
  for (const [name, id] of rows) keys.set(name, keys.has(name) && keys.get(name) !== id ? null : id);
  return keys;
}

/** Changes a name in capitals to title case, as in a list: STOKE-ON-TRENT → Stoke-on-Trent. */
export const titled = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s(/-])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/(?<=[\s-])(?:And|By|In|Le|Next|Of|On|The|Under|Upon)(?=[\s-])/g, (word) => word.toLowerCase())
    : name;
