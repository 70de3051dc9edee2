import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';

/** A condition of a saved filter, as it is stored. */
export interface StoredCondition {
  readonly rowStart: string | null;
  readonly dbField: string | null;
  readonly condition: string | null;
  readonly value: string | null;
  readonly dbValue: string | null;
}

/** Signs in words; the other operators are words already. */
const inWords: Readonly<Record<string, string>> = { '<>': 'is not', in: 'is one of', 'not in': 'is none of' };

/** Conditions in words: `Region = Midlands AND Customer Name contains BUILD`. */
export function whereClause(rows: readonly StoredCondition[], definition: EntityDefinition): string {
  const words = rows.map(({ rowStart, dbField, condition, value }) => {
    const [name, part] = dbField!.split('.') as [string, string?];
    const title = `${fieldOf(definition, name)!.title}${part ? ` ${part}` : ''}`;
    return [rowStart, title, inWords[condition!] ?? condition, condition?.endsWith('empty') ? null : value]
      .filter(Boolean)
      .join(' ');
  });
  return words.join(' ').slice(0, 4000);
}
