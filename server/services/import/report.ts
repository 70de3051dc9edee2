import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { textOf } from '../duplicates/features.ts';
import type { Outcome } from './importer.ts';

/** The results of an import: counted for the screen, and row by row in a tab-separated file. */
export class ImportReport {
  readonly #definition: EntityDefinition;
  readonly #file: string;
  readonly reasons = new Map<string, number>();
  readonly derived = new Map<string, number>();
  readonly #derivedField: string | undefined;
  pairs = 0;
  withDuplicates = 0;

  /** @param fresh overwrites the file; otherwise appends to it */
  constructor(definition: EntityDefinition, file: string, fresh: boolean) {
    this.#definition = definition;
    this.#file = file;
    this.#derivedField = definition.fields.find((field) => field.type === 'ref' && field.derived)?.name;
    mkdirSync(dirname(file), { recursive: true });
    if (fresh) writeFileSync(file, 'row\toutcome\tfield\tmessage\trecord\tlike\tranks\n');
  }

  add(outcomes: readonly Outcome[]): void {
    const lines = outcomes.flatMap((outcome) =>
      outcome.kind === 'taken' ? this.#taken(outcome) : this.#refused(outcome),
    );
    if (lines.length) appendFileSync(this.#file, `${lines.map((cells) => cells.map(clean).join('\t')).join('\n')}\n`);
  }

  #taken({ row, record, duplicates }: Extract<Outcome, { kind: 'taken' }>): string[][] {
    if (this.#derivedField) count(this.derived, textOf(record[this.#derivedField]) || 'none');
    this.pairs += duplicates.length;
    if (duplicates.length) this.withDuplicates++;
    const ranks = this.#definition.duplicates?.rank ?? [];
    return duplicates.map((other) => [
      String(row.number),
      'duplicate',
      '',
      '',
      this.#describe(record),
      `${String(other[this.#definition.key])}: ${this.#describe(this.#named(other))}`,
      ranks.map(({ name }) => `${name} ${String(other[name])}`).join(', '),
    ]);
  }

  #refused({ row, errors }: Extract<Outcome, { kind: 'refused' }>): string[][] {
    return Object.entries(errors).map(([field, message]) => {
      count(this.reasons, message);
      return [String(row.number), 'refused', field, message, Object.values(row.cells).join(' | '), '', ''];
    });
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

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const clean = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
