import { setImmediate } from 'node:timers/promises';
import type { SessionUser } from '../access/session-user.ts';
import type { Crud } from '../crud/crud.ts';
import { Saver } from '../crud/save.ts';
import { sql } from '../db/sql.ts';
import { UserError } from '../http/errors.ts';
import { fieldOf, type EntityDefinition } from '../model/definition.ts';
import type { Platform } from '../platform.ts';
import type { WireRecord } from '../query/records.ts';
import { mapRow, type Mapping } from './mapping.ts';
import type { FileRow } from './read-file.ts';

/** What happened to a row. */
export type Outcome =
  | {
      readonly row: FileRow;
      readonly kind: 'taken';
      readonly record: WireRecord;
      readonly duplicates: readonly WireRecord[];
    }
  | { readonly row: FileRow; readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> };

export interface Progress {
  readonly position: number;
  readonly taken: number;
  readonly refused: number;
}

interface Options {
  readonly definition: EntityDefinition;
  readonly mapping: Mapping;
  readonly rows: readonly FileRow[];
  /** Tells this file with this mapping from any other. */
  readonly fingerprint: string;
  readonly fileName: string;
  readonly chunk: number;
  readonly onChunk: (outcomes: readonly Outcome[], progress: Progress) => void;
  /** Asked after each chunk. */
  readonly shouldStop: () => boolean;
}

/**
 * Takes the rows of a file, each through the same life of a save as a dialog's, in chunks. A chunk and how far the file
 * has come are one transaction: stopped anywhere, the next run goes on behind the last whole chunk.
 */
export class Importer {
  readonly #platform: Platform;
  readonly #options: Options;
  readonly #user: SessionUser;
  readonly #saver: Saver;
  readonly #names = new Map<string, Map<string, number>>();

  constructor(platform: Platform, options: Options) {
    this.#platform = platform;
    this.#options = options;
    this.#user = platform.users.system;
    this.#saver = new Saver(platform.registry.entity(options.definition.name), platform);
  }

  /** How far an earlier run has come. */
  async progress(): Promise<Progress> {
    const [row] = await this.#platform.database.rows(
      sql`select position, taken, refused from import_progress where fingerprint = ${this.#options.fingerprint}`,
    );
    const [position, taken, refused] = (row ?? [0, 0, 0]) as [number, number, number];
    return { position, taken, refused };
  }

  async run(): Promise<Progress> {
    const { rows, chunk, onChunk, shouldStop } = this.#options;
    await this.#loadNames();
    let progress = await this.progress();
    while (progress.position < rows.length && !shouldStop()) {
      const part = rows.slice(progress.position, progress.position + chunk);
      const { outcomes, after } = await this.#platform.database.write(() => this.#takeChunk(part, progress));
      progress = after;
      onChunk(outcomes, progress);
      // SQLite answers without ever letting go: a signal to stop would not be heard.
      await setImmediate();
    }
    return progress;
  }

  async #takeChunk(rows: readonly FileRow[], before: Progress) {
    const outcomes: Outcome[] = [];
    for (const row of rows) outcomes.push(await this.#take(row));
    const taken = outcomes.filter(({ kind }) => kind === 'taken').length;
    const after = {
      position: before.position + rows.length,
      taken: before.taken + taken,
      refused: before.refused + rows.length - taken,
    };
    await this.#remember(after, before.position === 0);
    return { outcomes, after };
  }

  async #take(row: FileRow): Promise<Outcome> {
    try {
      const mapped = mapRow(
        row.cells,
        this.#options.mapping,
        (field, name) => this.#names.get(field)?.has(name.toLowerCase()) ?? false,
      );
      const body = await this.#resolveNames(mapped);
      const change = await this.#saver.prepare(null, body, this.#user);
      const duplicates = await this.#platform.duplicates.find(this.#options.definition, change.after);
      const record = await this.#saver.commit(change, null, this.#user);
      return { row, kind: 'taken', record, duplicates };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { row, kind: 'refused', errors: error.errors ?? { '': error.message } };
    }
  }

  /** Names of references as keys; unknown ones are created where the mapping says so. */
  async #resolveNames(mapped: WireRecord): Promise<WireRecord> {
    const values = { ...mapped };
    for (const [field, { by, missing }] of Object.entries(this.#options.mapping.lookups ?? {})) {
      const name = String(values[field] ?? '').trim();
      if (!name) {
        values[field] = null;
        continue;
      }
      const known = this.#names.get(field)!;
      if (!known.has(name.toLowerCase())) {
        const { title, to } = fieldOf(this.#options.definition, field)!;
        if (missing === 'refuse')
          throw new UserError(422, 'invalid', '', { errors: { [field]: `${title} "${name}" is not in the list.` } });
        const crud = this.#platform.crud(to!) as Crud<WireRecord>;
        const created = await crud.create({ [by]: titled(name) }, this.#user);
        known.set(name.toLowerCase(), created[this.#platform.registry.definition(to!).key] as number);
      }
      values[field] = known.get(name.toLowerCase());
    }
    return values;
  }

  async #loadNames() {
    for (const [field, { by }] of Object.entries(this.#options.mapping.lookups ?? {})) {
      const { table, key, fields } = this.#platform.registry.definition(fieldOf(this.#options.definition, field)!.to!);
      const column = (name: string) => sql.id(fields.find((one) => one.name === name)!.column!);
      const rows = await this.#platform.database.rows(sql`select ${column(by)}, ${column(key)} from ${sql.id(table)}`);
      this.#names.set(field, new Map(rows.map(([name, id]) => [String(name).toLowerCase(), id as number])));
    }
  }

  async #remember({ position, taken, refused }: Progress, isNew: boolean) {
    const { fingerprint, fileName } = this.#options;
    const { database, clock } = this.#platform;
    if (isNew)
      await database.rows(sql`insert into import_progress (fingerprint, file_name, position, taken, refused, updated_at)
        values (${fingerprint}, ${fileName}, ${position}, ${taken}, ${refused}, ${clock.instant()})`);
    else
      await database.rows(sql`update import_progress set position = ${position}, taken = ${taken}, refused = ${refused}, updated_at = ${clock.instant()}
        where fingerprint = ${fingerprint}`);
  }
}

/** A name in capitals as a list would hold it: NEWTON ABBOT → Newton Abbot. */
const titled = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s(/-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
