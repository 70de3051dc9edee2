import { setImmediate } from 'node:timers/promises';
import type { SessionUser } from '../access/session-user.ts';
import { sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { offersFor } from '../../core/model/checks.ts';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { SaveServices } from '../save/services.ts';
import type { Mapping } from './mapping.ts';
import type { FileRow } from './read-file.ts';
import { RowReader } from './row-reader.ts';
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
  readonly #rows: RowReader;

  constructor(services: SaveServices, options: Options) {
    this.#services = services;
    this.#options = options;
    this.#user = services.users.system;
    this.#rows = new RowReader(services, options.definition, options.mapping, this.#user);
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
    const { definition, mapping } = this.#options;
    const names = this.#rows.names;
    await names.load();
    await names.seek([mapping.defaults ?? {}]);
    const missing: string[] = [];
    for (const [field, { missing: how }] of Object.entries(mapping.lookups ?? {})) {
      if (how === 'create') continue;
      const { title, to } = fieldOf(definition, field)!;
      const { plural } = this.#services.registry.definition(to!);
      const usual = String(mapping.defaults?.[field] ?? '');
      const add = (what: string) =>
        `Add ${what} in the product first, or write "missing": "create" in the lookup of "${field}".`;
      if (await names.isEmpty(field))
        missing.push(`${title}: there are no ${plural.toLowerCase()} yet. ${add('them')}`);
      else if (usual && !names.isKnown(field, usual))
        missing.push(`${title}: the default "${usual}" is not among the ${plural.toLowerCase()}. ${add('it')}`);
    }
    return missing;
  }

  async run(): Promise<Progress> {
    const { rows, chunk, onChunk, report, shouldStop } = this.#options;
    await this.#rows.names.load();
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
    const { definition, corrects } = this.#options;
    try {
      const [read] = await this.#rows.read([row]);
      const offers = corrects ? offersFor(definition, read!.added) : {};
      const ready = await this.#rows.prepare(null, { ...read!.added, ...offers });
      const duplicates = await this.#services.duplicates.find(definition, ready.after);
      const record = await this.#rows.saver.commit(ready, null, this.#user);
      return { row, kind: 'taken', record, duplicates, corrected: offers };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { row, kind: 'refused', errors: error.errors ?? { '': error.message } };
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
