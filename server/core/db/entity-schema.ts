import { EntitySchema, type ColumnType, type EntitySchemaColumnOptions } from 'typeorm';
import {
  isEntry,
  timelineColumn,
  type AnyRecord,
  type EntityDefinition,
  type FieldDefinition,
} from '../model/definition.ts';

/** What TypeORM needs to know of a table. Definitions of entities have it, and more. */
export interface TableDefinition {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly fields: readonly Pick<FieldDefinition, 'name' | 'type' | 'format' | 'column'>[];
  /** Fields whose words are indexed for the text search. */
  readonly search: readonly string[];
  readonly timeline?: EntityDefinition['timeline'];
}

export function entitySchema({ name, table, key, fields, search, timeline }: TableDefinition): EntitySchema<AnyRecord> {
  const columns = fields.flatMap((field): [string, EntitySchemaColumnOptions][] => {
    if (field.column === undefined) return [];
    const isKey = field.name === key;
    const made = isKey ? ({ primary: true, generated: 'increment' } as const) : { nullable: true };
    return [[field.name, { name: field.column, type: columnType(field), ...made }]];
  });
  const words = search.length > 0 && {
    search_text: { name: 'search_text', type: String, nullable: true, select: false },
  };
  const moment = isEntry({ timeline }) && {
    [timelineColumn]: { name: timelineColumn, type: String, nullable: true, select: false },
  };
  const all = { ...Object.fromEntries(columns), ...words, ...moment };
  return new EntitySchema<AnyRecord>({ name, tableName: table, columns: all });
}

/** The column type for TypeORM. For a constructor such as Number, TypeORM chooses the type that fits the engine. */
function columnType({ type, format }: TableDefinition['fields'][number]): ColumnType {
  if (type === 'boolean') return Boolean;
  if (type === 'string') return 'text';
  if (format === 'money') return 'bigint';
  return type === 'number' ? 'real' : Number;
}
