import { sql, type Engine, type Sql } from './sql.ts';

/** The order of indexes, on both engines: empty values first, and last in descending order. */
export const directionOf = (order: 'ASC' | 'DESC'): Sql =>
  sql.raw(order === 'ASC' ? 'asc nulls first' : 'desc nulls last');

/** Empty values last in both directions (AMB-119). PostgreSQL's indexes do not have this order where it ascends. */
export const emptyLast = (order: 'ASC' | 'DESC'): Sql =>
  sql.raw(order === 'ASC' ? 'asc nulls last' : 'desc nulls last');

/** Joins two tables in the order in which they are written. SQLite keeps that order only for a cross join. */
export const orderedJoin = (engine: Engine): Sql => sql.raw(engine === 'sqlite' ? 'cross join' : 'join');
