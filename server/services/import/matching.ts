import { Injectable } from '@nestjs/common';
import { sql } from '../../core/db/sql.ts';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import { fold } from '../../core/search/words.ts';
import type { SessionUser } from '../access/session-user.ts';
import { SaveServices } from '../save/services.ts';
import { headingsOf, importable, type RecordImportRecord } from './import-of.ts';
import { givenFields, matchColumns, type Proposal } from './match-columns.ts';
import { mappingProblems } from './read-mapping.ts';
import { StoredRows } from './stored-rows.ts';

/** Rows by which columns are matched. */
const sampled = 200;

/** Matches the columns of an import with fields, and checks the mapping that a person has chosen. */
@Injectable()
export class Matching {
  constructor(
    private readonly services: SaveServices,
    private readonly rows: StoredRows,
  ) {}

  /** The columns of a file with examples, a proposed mapping, and the fields that it can give. */
  async of(record: RecordImportRecord, user: SessionUser) {
    const { registry } = this.services;
    const definition = importable(record.kind!, registry);
    const headings = headingsOf(record);
    const sample = (await this.rows.from(record.id, 0, sampled)).map(({ cells }) => cells);
    const proposal: Proposal = matchColumns(definition, registry, headings, sample, await this.#listNames(definition));
    const columns = headings.map((name, i) => {
      const filled = [...new Set(sample.map((cells) => cells[i] ?? '').filter(Boolean))];
      return { name, examples: filled.slice(0, 3).map((text) => text.slice(0, 100)) };
    });
    const fields = givenFields(definition).map(({ name, title, to }) => {
      const target = to ? registry.definition(to) : null;
      const canAdd = target?.kind === 'reference' && user.allows(target.access.create);
      return {
        name,
        title,
        required: name in definition.validators.required && !(name in definition.validators.when),
        lookup: target && { by: target.display, title: target.title, canAdd },
      };
    });
    return { columns, fields, proposal: proposal.mapping, sure: proposal.sure };
  }

  /** What is wrong with a mapping, for the file and the person. */
  problemsOf(record: RecordImportRecord, mapping: object, user: SessionUser): string[] {
    const { registry } = this.services;
    const definition = importable(record.kind!, registry);
    const problems = mappingProblems(mapping, definition, registry, headingsOf(record));
    const { lookups = {}, columns = {} } = mapping as { lookups?: object; columns?: object };
    if (!problems.length)
      for (const [field, { by, missing }] of Object.entries(lookups) as [string, { by: string; missing: string }][]) {
        const target = registry.definition(fieldOf(definition, field)!.to!);
        if (target.kind !== 'reference' && by !== target.display && !isFound(target, by))
          problems.push(`${target.plural} cannot be looked up by "${by}"`);
        if (missing === 'create' && (target.kind !== 'reference' || !user.allows(target.access.create)))
          problems.push(`You may not add ${target.plural.toLowerCase()}`);
      }
    if (!problems.length && !Object.keys(columns).length && !('split' in mapping)) problems.push('no column is chosen');
    return problems;
  }

  /** The names of the lists that its fields refer to, folded. */
  async #listNames(definition: EntityDefinition): Promise<Map<string, Set<string>>> {
    const { registry, database } = this.services;
    const names = new Map<string, Set<string>>();
    for (const { name, to } of givenFields(definition)) {
      const target = to && registry.definition(to);
      if (!target || target.kind !== 'reference') continue;
      const column = sql.id(fieldOf(target, target.display)!.column!);
      const rows = await database.rows(sql`select ${column} from ${sql.id(target.table)}`);
      names.set(name, new Set(rows.map(([text]) => fold(String(text)))));
    }
    return names;
  }
}

/** Whether an index finds records by a field. */
const isFound = (
  {
    sortable,
    filterable,
    unique,
  }: { sortable: readonly string[]; filterable: readonly string[]; unique: readonly { fields: readonly string[] }[] },
  field: string,
): boolean => [...sortable, ...filterable, ...unique.map(({ fields }) => fields[0])].includes(field);
