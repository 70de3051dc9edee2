import { setImmediate } from 'node:timers/promises';
import type { SessionUser } from '../access/session-user.ts';
import { Crud } from '../crud/crud.ts';
import { Saver } from '../save/save.ts';
import { sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { offersFor } from '../../core/model/checks.ts';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { SaveServices } from '../save/services.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { fold } from '../../core/search/words.ts';
import { mapRow, type Mapping } from './mapping.ts';
import type { FileRow } from './read-file.ts';
import { noCounts, type ImportReport, type Outcome, type ReportCounts } from './report.ts';

export interface Progress {
  readonly position: number;
  readonly taken: number;
  readonly refused: number;
}

interface Options {
  readonly definition: EntityDefinition;
  readonly mapping: Mapping;
  readonly rows: readonly FileRow[];
  /** Identifies this file with this mapping. */
  readonly fingerprint: string;
  readonly fileName: string;
  readonly chunk: number;
  /** Whether to take what a message offers in place of a text that is wrong. */
  readonly corrects: boolean;
  /** Counts the outcomes. */
  readonly report: ImportReport;
  readonly onChunk: (progress: Progress) => void;
  /** Checked after each chunk. */
  readonly shouldStop: () => boolean;
}

/**
 * Imports the rows of a file in chunks. Each row passes through the same save as a record from a dialog. A chunk and
 * the progress up to it are one transaction, so an import that was stopped resumes after the last complete chunk.
 */
export class Importer {
  readonly #services: SaveServices;
  readonly #options: Options;
  readonly #user: SessionUser;
  readonly #saver: Saver;
  readonly #names = new Map<string, Map<string, number>>();

  constructor(services: SaveServices, options: Options) {
    this.#services = services;
    this.#options = options;
    this.#user = services.users.system;
    this.#saver = new Saver(services.entities.of(options.definition.name), services);
  }

  /** The progress of earlier runs of this import; zeros if there were none. */
  async progress(): Promise<Progress> {
    const [row] = await this.#services.database.rows(
      sql`select position, taken, refused from import_progress where fingerprint = ${this.#options.fingerprint}`,
    );
    const [position, taken, refused] = (row ?? [0, 0, 0]) as [number, number, number];
    return { position, taken, refused };
  }

  /**
   * What is missing before rows can be imported: entries of lists whose unknown names are refused, and names used as
   * defaults. Each message says how to create it.
   */
  async missing(): Promise<string[]> {
    await this.#loadNames();
    const { definition, mapping } = this.#options;
    return Object.entries(mapping.lookups ?? {}).flatMap(([field, { missing }]) => {
      if (missing === 'create') return [];
      const { title, to } = fieldOf(definition, field)!;
      const { plural } = this.#services.registry.definition(to!);
      const names = this.#names.get(field)!;
      const usual = String(mapping.defaults?.[field] ?? '');
      const add = (what: string) =>
        `Add ${what} in the product first, or write "missing": "create" in the lookup of "${field}".`;
      if (!names.size) return `${title}: there are no ${plural.toLowerCase()} yet. ${add('them')}`;
      return usual && !names.has(fold(usual))
        ? `${title}: the default "${usual}" is not among the ${plural.toLowerCase()}. ${add('it')}`
        : [];
    });
  }

  async run(): Promise<Progress> {
    const { rows, chunk, onChunk, report, shouldStop } = this.#options;
    await this.#loadNames();
    let progress = await this.progress();
    report.begin(progress.position ? await this.#counts() : null);
    let measured = 0;
    while (progress.position < rows.length && !shouldStop()) {
      const part = rows.slice(progress.position, progress.position + chunk);
      const { outcomes, after } = await this.#services.database.write(() => this.#takeChunk(part, progress));
      progress = after;
      if (progress.position >= 2 * measured) {
        await this.#measure();
        measured = progress.position;
      }
      report.write(outcomes);
      onChunk(progress);
      // SQLite never yields to the event loop, so without this a signal to stop would not be received.
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
    this.#options.report.count(outcomes);
    await this.#remember(after, before.position === 0);
    return { outcomes, after };
  }

  async #take(row: FileRow): Promise<Outcome> {
    try {
      const mapped = mapRow(
        this.#options.definition,
        row,
        this.#options.mapping,
        (field, name) => this.#names.get(field)?.has(fold(name)) ?? false,
      );
      const offers = this.#options.corrects ? offersFor(this.#options.definition, mapped) : {};
      const body = await this.#resolveNames({ ...mapped, ...offers });
      const change = await this.#saver.prepare(null, body, this.#user);
      const duplicates = await this.#services.duplicates.find(this.#options.definition, change.after);
      const record = await this.#saver.commit(change, null, this.#user);
      return { row, kind: 'taken', record, duplicates, corrected: offers };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { row, kind: 'refused', errors: error.errors ?? { '': error.message } };
    }
  }

  /**
   * Replaces the names of references by keys. Creates records for unknown names if the mapping allows it, unless the
   * row is refused for another reason.
   */
  async #resolveNames(mapped: WireRecord): Promise<WireRecord> {
    const values = { ...mapped };
    const unknown = new Map<string, string>();
    for (const [field, { missing }] of Object.entries(this.#options.mapping.lookups ?? {})) {
      const name = String(values[field] ?? '').trim();
      const known = this.#names.get(field)!.get(fold(name));
      values[field] = known ?? null;
      if (known !== undefined || !name) continue;
      const { title } = fieldOf(this.#options.definition, field)!;
      if (missing === 'refuse')
        throw new UserError(422, 'invalid', '', { errors: { [field]: `${title} "${name}" is not in the list.` } });
      if (!/\p{L}/u.test(name))
        throw new UserError(422, 'invalid', '', { errors: { [field]: `${title} "${name}" is not a name.` } });
      unknown.set(field, name);
    }
    if (unknown.size) await this.#refuseOtherwise(values, unknown);
    for (const [field, name] of unknown) values[field] = await this.#create(field, name);
    return values;
  }

  /** Refuses a row that has errors other than names still to be created. @throws UserError 422 with those errors */
  async #refuseOtherwise(values: WireRecord, unknown: ReadonlyMap<string, string>) {
    try {
      await this.#saver.prepare(null, values, this.#user);
    } catch (error) {
      if (!(error instanceof UserError) || !error.errors) throw error;
      const errors = Object.fromEntries(Object.entries(error.errors).filter(([field]) => !unknown.has(field)));
      if (Object.keys(errors).length) throw new UserError(422, 'invalid', '', { errors });
    }
  }

  async #create(field: string, name: string): Promise<number> {
    const to = fieldOf(this.#options.definition, field)!.to!;
    const crud = new Crud(this.#services.entities.of(to), this.#services);
    const { by } = this.#options.mapping.lookups![field]!;
    const created = await crud.create({ [by]: titled(name) }, this.#user);
    const id = created[this.#services.registry.definition(to).key] as number;
    this.#names.get(field)!.set(fold(name), id);
    return id;
  }

  async #loadNames() {
    for (const [field, { by }] of Object.entries(this.#options.mapping.lookups ?? {})) {
      const { table, key, fields } = this.#services.registry.definition(fieldOf(this.#options.definition, field)!.to!);
      const column = (name: string) => sql.id(fields.find((one) => one.name === name)!.column!);
      const rows = await this.#services.database.rows(sql`select ${column(by)}, ${column(key)} from ${sql.id(table)}`);
      this.#names.set(field, new Map(rows.map(([name, id]) => [fold(String(name)), id as number])));
    }
  }

  /**
   * Refreshes PostgreSQL's statistics. With those of an empty table it would scan the whole table rather than use an
   * index.
   */
  async #measure() {
    const { table, duplicates } = this.#options.definition;
    const { database } = this.#services;
    if (database.engine !== 'postgres') return;
    for (const name of duplicates ? [table, `${table}_key`] : [table])
      await database.write(() => database.rows(sql`analyze ${sql.id(name)}`));
  }

  /** What earlier runs of this import have counted. */
  async #counts(): Promise<ReportCounts> {
    const text = await this.#services.database.value<string | null>(
      sql`select counts from import_progress where fingerprint = ${this.#options.fingerprint}`,
    );
    // An older version of the product counted nothing.
    return text ? (JSON.parse(text) as ReportCounts) : noCounts;
  }

  async #remember({ position, taken, refused }: Progress, isNew: boolean) {
    const { fingerprint, fileName, report } = this.#options;
    const counts = JSON.stringify(report.counts);
    const { database, clock } = this.#services;
    if (isNew)
      await database.rows(sql`insert into import_progress (fingerprint, file_name, position, taken, refused, counts, updated_at)
        values (${fingerprint}, ${fileName}, ${position}, ${taken}, ${refused}, ${counts}, ${clock.instant()})`);
    else
      await database.rows(sql`update import_progress set position = ${position}, taken = ${taken}, refused = ${refused},
        counts = ${counts}, updated_at = ${clock.instant()}
        where fingerprint = ${fingerprint}`);
  }
}

/** Changes a name in capitals to title case, as in a list: STOKE-ON-TRENT → Stoke-on-Trent. */
const titled = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s(/-])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/(?<=[\s-])(?:And|By|In|Le|Next|Of|On|The|Under|Upon)(?=[\s-])/g, (word) => word.toLowerCase())
    : name;
