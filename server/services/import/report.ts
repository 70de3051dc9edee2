import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withoutOffer } from '../../core/model/checks.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Found } from '../duplicates/duplicates.ts';
import { textOf } from '../duplicates/features.ts';
import type { WireRecord } from '../../core/records/records.ts';
import type { FileRow } from './read-file.ts';

/** The result of importing a row. */
export type Outcome =
  | {
      readonly row: FileRow;
      readonly kind: 'taken';
      readonly record: WireRecord;
      readonly duplicates: Found;
      /** Texts that were taken in place of those of the file, by field. */
      readonly corrected: Readonly<Record<string, string>>;
    }
  | { readonly row: FileRow; readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> };

/** How often each outcome has occurred. */
export interface ReportCounts {
  readonly reasons: Readonly<Record<string, number>>;
  readonly derived: Readonly<Record<string, number>>;
  readonly pairs: number;
  readonly withDuplicates: number;
  readonly corrected: number;
}

export const noCounts: ReportCounts = { reasons: {}, derived: {}, pairs: 0, withDuplicates: 0, corrected: 0 };

/** The results of an import: counted for the screen, and row by row in a tab-separated file. */
export class ImportReport {
  readonly #definition: EntityDefinition;
  readonly #file: string;
  reasons = new Map<string, number>();
  derived = new Map<string, number>();
  readonly #derivedField: string | undefined;
  pairs = 0;
  withDuplicates = 0;
  /** Texts that were taken in place of those of the file. */
  corrected = 0;

  constructor(definition: EntityDefinition, file: string) {
    this.#definition = definition;
    this.#file = file;
    this.#derivedField = definition.fields.find((field) => field.type === 'ref' && field.derived)?.name;
  }

  /** Begins the file, or goes on with what earlier runs have counted. */
  begin(earlier: ReportCounts | null): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    if (!earlier) return writeFileSync(this.#file, 'row\toutcome\tfield\tmessage\trecord\tlike\tranks\n');
    this.reasons = new Map(Object.entries(earlier.reasons));
    this.derived = new Map(Object.entries(earlier.derived));
    this.corrected = earlier.corrected ?? 0;
    this.pairs = earlier.pairs;
    this.withDuplicates = earlier.withDuplicates;
  }

  get counts(): ReportCounts {
    const { reasons, derived, pairs, withDuplicates, corrected } = this;
    return {
      reasons: Object.fromEntries(reasons),
      derived: Object.fromEntries(derived),
      pairs,
      withDuplicates,
      corrected,
    };
  }

  /** Counts outcomes. Call in the transaction that saves them. */
  count(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes)
      if (outcome.kind === 'refused')
        for (const message of Object.values(outcome.errors)) add(this.reasons, withoutOffer(message));
      else {
        if (this.#derivedField) add(this.derived, textOf(outcome.record[this.#derivedField]) || 'none');
        this.corrected += Object.keys(outcome.corrected).length;
        this.pairs += outcome.duplicates.total;
        if (outcome.duplicates.total) this.withDuplicates++;
      }
  }

  /** Adds outcomes to the file. */
  write(outcomes: readonly Outcome[]): void {
    const lines = outcomes.flatMap((outcome) =>
      outcome.kind === 'taken' ? this.#taken(outcome) : this.#refused(outcome),
    );
    if (lines.length) appendFileSync(this.#file, `${lines.map((cells) => cells.map(clean).join('\t')).join('\n')}\n`);
  }

  #taken({ row, record, duplicates, corrected }: Extract<Outcome, { kind: 'taken' }>): string[][] {
    const ranks = this.#definition.duplicates?.rank ?? [];
    const corrections = Object.entries(corrected).map(([field, text]) => [
      String(row.number),
      'corrected',
      field,
      text,
      this.#describe(record),
      '',
      '',
    ]);
    const found = duplicates.rows.map((other) => [
      String(row.number),
      'duplicate',
      '',
      '',
      this.#describe(record),
      `${String(other[this.#definition.key])}: ${this.#describe(this.#named(other))}`,
      ranks.map(({ name }) => `${name} ${String(other[name])}`).join(', '),
    ]);
    return [...corrections, ...found];
  }

  #refused({ row, errors }: Extract<Outcome, { kind: 'refused' }>): string[][] {
    return Object.entries(errors).map(([field, message]) => [
      String(row.number),
      'refused',
      field,
      message,
      Object.values(row.cells).join(' | '),
      '',
      '',
    ]);
  }

  /**
   * Renames the columns of a possible duplicate to the fields they show: its town, for example, is called cityTownName.
   */
  #named(other: Record<string, unknown>): Record<string, unknown> {
    const { row = {} } = this.#definition.duplicates ?? {};
    return Object.fromEntries(Object.entries(row).map(([name, path]) => [path.split('.')[0], other[name]]));
  }

  #describe(record: Record<string, unknown>): string {
    const fields = this.#definition.duplicates?.rank.flatMap((rank) => rank.fields) ?? [this.#definition.display];
    return fields
      .map((name) => textOf(record[name]))
      .filter(Boolean)
      .join(', ');
  }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const clean = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
