import { timelineColumn } from '../../model/definition.ts';

/**
 * A table, in terms that fit both engines. It also says what it was made for, so that the generators learn from the
 * migrations which entity and field is behind each table and column, and how large the values may be.
 */
export interface Table {
  readonly name: string;
  /** Entity whose records are in the rows. For a table of references, the entity with the field. */
  readonly entity: string;
  /** Field with many references that the table stores; missing for the table of an entity. */
  readonly field?: string;
  readonly columns: readonly Column[];
  readonly indexes: readonly Index[];
  /** Whether its rows can be searched by text. The engine's text index goes with the table. */
  readonly search: boolean;
  /** Whether its rows are checked for duplicates. A table of blocking keys goes with the table. */
  readonly duplicates: boolean;
}

/** Columns that belong to no field, because they follow from others. */
export const derivedColumns: readonly string[] = ['search_text', timelineColumn];

export interface Column {
  readonly name: string;
  /** Field whose values the column holds. */
  readonly field?: string;
  readonly type: 'key' | 'text' | 'integer' | 'bigint' | 'real' | 'boolean';
  readonly nullable: boolean;
  /** Maximum length of a text, in characters. */
  readonly length?: number;
  /** Fixed format of a text, such as `2026-01-31` for a date. */
  readonly format?: 'date' | 'time' | 'date-time';
  /** The only texts that are allowed. */
  readonly values?: readonly string[];
  /** Table and column that must contain the value. */
  readonly references?: { readonly table: string; readonly column: string; readonly cascade?: true };
}

export interface Index {
  readonly name: string;
  readonly columns: readonly IndexColumn[];
  readonly unique?: true;
  /** Restricts the index to rows whose flag has this value. */
  readonly where?: { readonly column: string; readonly value: boolean };
}

export interface IndexColumn {
  readonly name: string;
  /** Whether texts are compared without regard to case. */
  readonly folded?: true;
}

/** A change of the description of all tables. @throws Error if what it changes does not exist, or exists already */
export type Change = (tables: readonly Table[]) => readonly Table[];

/** A migration whose steps do not fit the tables that the migrations before it leave. */
export class MisfitError extends Error {}

/**
 * The tables after all migrations, in their order, without a database.
 * @throws MisfitError with the name of the first migration that does not fit
 */
export const tablesAfter = (
  migrations: readonly { readonly name: string; readonly steps: readonly { readonly change?: Change }[] }[],
): readonly Table[] =>
  migrations.reduce<readonly Table[]>((before, { name, steps }) => {
    try {
      return steps.reduce((tables, { change }) => change?.(tables) ?? tables, before);
    } catch (error) {
      throw new MisfitError(
        `The migration ${name} does not fit those before it: ${(error as Error).message} Change it, or delete it and run npm run migration:new.`,
      );
    }
  }, []);

export const withTables =
  (added: readonly Table[]): Change =>
  (tables) => {
    for (const { name } of added) refuseTaken('table', name, tables);
    return [...tables, ...added];
  };

export const withoutTables =
  (gone: readonly { readonly name: string }[]): Change =>
  (tables) => {
    for (const { name } of gone) found('table', name, tables);
    return tables.filter((table) => !gone.some(({ name }) => name === table.name));
  };

/** Sets properties of a table. */
export const withWords =
  (name: string, words: Partial<Table>): Change =>
  (tables) =>
    replaced('table', name, tables, (table) => ({ ...table, ...words }));

export const withColumn = (table: string, column: Column): Change =>
  changed(table, ({ columns, ...rest }) => {
    refuseTaken(`column of ${table}`, column.name, columns);
    return { ...rest, columns: [...columns, column] };
  });

export const withoutColumn = (table: string, { name }: Pick<Column, 'name'>): Change =>
  changed(table, ({ columns, ...rest }) => {
    found(`column of ${table}`, name, columns);
    return { ...rest, columns: columns.filter((column) => column.name !== name) };
  });

/** Puts a column in place of the one with its name. */
export const withChangedColumn = (table: string, column: Column): Change =>
  changed(table, ({ columns, ...rest }) => ({
    ...rest,
    columns: replaced(`column of ${table}`, column.name, columns, () => column),
  }));

export const withIndex = (table: string, index: Index): Change =>
  changed(table, ({ indexes, ...rest }) => {
    refuseTaken(`index of ${table}`, index.name, indexes);
    return { ...rest, indexes: [...indexes, index] };
  });

export const withoutIndex = (table: string, { name }: Pick<Index, 'name'>): Change =>
  changed(table, ({ indexes, ...rest }) => {
    found(`index of ${table}`, name, indexes);
    return { ...rest, indexes: indexes.filter((index) => index.name !== name) };
  });

/** Gives a table another name, also in the references to it. */
export const withRenamedTable =
  (from: string, to: string): Change =>
  (tables) => {
    refuseTaken('table', to, tables);
    return replaced('table', from, tables, (table) => ({ ...table, name: to })).map(
      referring((references) => (references.table === from ? { ...references, table: to } : references)),
    );
  };

/** Gives a column another name, also in indexes and in references to it. */
export const withRenamedColumn =
  (table: string, from: string, to: string): Change =>
  (tables) => {
    const renamed = <T extends { readonly name: string }>(one: T): T =>
      one.name === from ? { ...one, name: to } : one;
    return replaced('table', table, tables, ({ columns, indexes, ...rest }) => {
      found(`column of ${table}`, from, columns);
      refuseTaken(`column of ${table}`, to, columns);
      return {
        ...rest,
        columns: columns.map(renamed),
        indexes: indexes.map((index) => ({
          ...index,
          columns: index.columns.map(renamed),
          ...(index.where && { where: index.where.column === from ? { ...index.where, column: to } : index.where }),
        })),
      };
    }).map(
      referring((references) =>
        references.table === table && references.column === from ? { ...references, column: to } : references,
      ),
    );
  };

const changed =
  (name: string, change: (table: Table) => Table): Change =>
  (tables) =>
    replaced('table', name, tables, change);

type References = NonNullable<Column['references']>;

/** Changes what the columns of a table refer to. A table that refers to nothing of it stays the same object. */
const referring =
  (lead: (references: References) => References) =>
  (table: Table): Table => {
    const columns = table.columns.map((column) => {
      const references = column.references && lead(column.references);
      return references && references !== column.references ? { ...column, references } : column;
    });
    return columns.some((column, i) => column !== table.columns[i]) ? { ...table, columns } : table;
  };

function found(kind: string, name: string, among: readonly { readonly name: string }[]): void {
  if (!among.some((one) => one.name === name)) throw new Error(`There is no ${kind} named ${name}.`);
}

function refuseTaken(kind: string, name: string, among: readonly { readonly name: string }[]): void {
  if (among.some((one) => one.name === name)) throw new Error(`There is already a ${kind} named ${name}.`);
}

function replaced<T extends { readonly name: string }>(
  kind: string,
  name: string,
  among: readonly T[],
  change: (one: T) => T,
): T[] {
  found(kind, name, among);
  return among.map((one) => (one.name === name ? change(one) : one));
}
