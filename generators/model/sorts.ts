import type { Entity, Field, List } from './types.ts';

/** Longest text that an index of PostgreSQL takes, whatever its letters. */
const longestSorted = 500;

/** Columns that a list can be sorted by: those with a value of their own that is not a long text. */
export function sortsOf(entity: Entity, { sorts, columns, more }: List): string[] {
  const shown = [...columns, ...more].filter((name) => {
    const { type, format, maxLength = 0, values } = unaliased(entity, name);
    const isFar = fieldNamed(entity, name).alias?.length === 2;
    return type !== 'refs' && format !== 'text' && !isFar && (values !== undefined || maxLength <= longestSorted);
  });
  return [...new Set([...sorts, ...shown])];
}

export const fieldNamed = (entity: Entity, name: string) => entity.fields.find((field) => field.name === name)!;

/** The field behind an alias; for an alias of a part of a reference, the reference. */
export const unaliased = (entity: Entity, name: string): Field => {
  const field = fieldNamed(entity, name);
  return field.type === 'alias' ? fieldNamed(entity, field.alias![0]!) : field;
};
