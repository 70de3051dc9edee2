/** A piece of SQL whose values are always bound. It can be inserted into another piece. */
export class Sql {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts;
    this.values = values;
  }

  /** The text with the engine's placeholders. */
  text(engine: Engine): string {
    if (engine === 'sqlite') return this.parts.join('?');
    return this.parts.reduce((text, part, i) => `${text}$${i}${part}`);
  }
}

export type Engine = 'sqlite' | 'postgres';

/** sql`select ${sql.id('id')} from customer where region_id = ${5}` */
export function sql(strings: TemplateStringsArray, ...inserts: unknown[]): Sql {
  const parts = [strings[0]!];
  const values: unknown[] = [];
  inserts.forEach((insert, i) => {
    if (insert instanceof Sql) append(parts, values, insert);
    else {
      values.push(insert);
      parts.push('');
    }
    parts[parts.length - 1] += strings[i + 1]!;
  });
  return new Sql(parts, values);
}

function append(parts: string[], values: unknown[], piece: Sql) {
  parts[parts.length - 1] += piece.parts[0]!;
  for (let i = 1; i < piece.parts.length; i++) parts.push(piece.parts[i]!);
  for (const value of piece.values) values.push(value);
}

/** Text that is SQL already. Never pass anything that a caller sent. */
sql.raw = (text: string): Sql => new Sql([text], []);

sql.empty = sql.raw('');

/** Placeholder for a value that each run of a statement supplies: see `Database.each`. */
sql.given = new Sql(['', ''], [undefined]);

/** The name of a table or a column. */
sql.id = (name: string): Sql => {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`"${name}" is not a name of a table or column.`);
  return sql.raw(`"${name}"`);
};

sql.join = (pieces: readonly Sql[], separator = ', '): Sql => {
  const parts = [''];
  const values: unknown[] = [];
  pieces.forEach((piece, i) => {
    if (i > 0) parts[parts.length - 1] += separator;
    append(parts, values, piece);
  });
  return new Sql(parts, values);
};

/** A flag as text: if it were bound, the engine could not tell which partial index applies. */
sql.flag = (value: boolean): Sql => sql.raw(String(value));

/**
 * Limit and offset, as text. If they were bound, PostgreSQL would not know how small the limit is, and would plan the
 * statement again each time.
 */
sql.limit = (rows: number, after = 0): Sql => {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new Error(`${rows} is not a number of rows.`);
  const limit = sql.raw(`limit ${rows}`);
  return after ? sql`${limit} offset ${after}` : limit;
};

/** `(a, b, c)` with every item bound. */
sql.list = (items: readonly unknown[]): Sql => sql`(${sql.join(items.map((item) => sql`${item}`))})`;

sql.and = (conditions: readonly Sql[]): Sql => (conditions.length ? sql.join(conditions, ' and ') : sql.raw('1 = 1'));
