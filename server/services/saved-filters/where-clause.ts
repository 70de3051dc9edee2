import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';

/** A condition of a saved filter, as it is stored. */
export interface StoredCondition {
  readonly rowStart: string | null;
  readonly dbField: string | null;
  readonly condition: string | null;
  readonly value: string | null;
  readonly dbValue: string | null;
}

/** Conditions in words: `Region = Midlands AND Customer Name contains BUILD`. */
export function whereClause(rows: readonly StoredCondition[], definition: EntityDefinition): string {
  const words = rows.map(({ rowStart, dbField, condition, value }) => {
    const [name, part] = dbField!.split('.') as [string, string?];
    const title = `${fieldOf(definition, name)!.title}${part ? ` ${part}` : ''}`;
    return [rowStart, title, condition, condition?.endsWith('empty') ? null : value].filter(Boolean).join(' ');
  });
  return words.join(' ').slice(0, 4000);
}
