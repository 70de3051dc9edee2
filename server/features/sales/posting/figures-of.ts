import { sql } from '../../../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../../core/model/definition.ts';
import type { PostingServices } from './services.ts';
import type { Kind } from '../year.ts';

/** A saved figure: its key, and its value in pence. */
export interface SavedFigure {
  readonly id: number;
  readonly pence: number;
}

export const figureKey = (branch: number, custCode: string, sYear: number, month: number): string =>
  `${branch}|${custCode}|${sYear}|${month}`;

/** The figures of accounts in some years, by branch, account number, year and month. */
export async function figuresOf(
  { entity, value }: Kind,
  years: readonly number[],
  codes: readonly string[],
  { database, registry }: PostingServices,
): Promise<Map<string, SavedFigure>> {
  const found = new Map<string, SavedFigure>();
  if (!codes.length) return found;
  const definition: EntityDefinition = registry.definition(entity);
  const column = (name: string) => sql`t.${sql.id(columnOf(definition, name))}`;
  const accounts = sql.list(codes.map((code) => code.toLowerCase()));
  for (const sYear of years) {
    const rows = await database.rows(sql`select ${column('id')}, ${column('branch')}, ${column('custCode')},
      ${column('sMonth')}, ${column(value)}
    from ${sql.id(definition.table)} t
    where ${column('sYear')} = ${sYear} and lower(${column('custCode')}) in ${accounts}`);
    for (const [id, branch, code, month, pence] of rows as [number, number, string, number, number][])
      found.set(figureKey(branch, code, sYear, month), { id, pence: Number(pence) });
  }
  return found;
}
