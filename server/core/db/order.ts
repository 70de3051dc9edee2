import { sql, type Engine, type Sql } from './sql.ts';

/** Both engines sort as the indexes do: empty values first, and last in descending order. */
export const directionOf = (order: 'ASC' | 'DESC'): Sql =>
  sql.raw(order === 'ASC' ? 'asc nulls first' : 'desc nulls last');

/** Joins two tables in the order in which they are written. SQLite keeps that order only for a cross join. */
export const orderedJoin = (engine: Engine): Sql => sql.raw(engine === 'sqlite' ? 'cross join' : 'join');
