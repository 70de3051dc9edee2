import { sql } from '../../core/db/sql.ts';
import { groupColumns, tallyOf } from '../../core/records/tally.ts';
import { tallyAll } from '../save/tallies.ts';
import type { Check } from './check.ts';

/** Compares the tally of an entity with a count of its records. */
export const checkTally: Check = (definition, { database }, mends) =>
  database.write(async () => {
    const { name, by, sum } = tallyOf(definition)!;
    // Writes wait, so that the tally and the table are of the same moment.
    if (database.engine === 'postgres') await database.rows(sql`lock table record_tally in share row exclusive mode`);
    const groups = sql.join(groupColumns(by.length));
    const counted = await database.rows(sql`select ${sql.join(by)}, count(*), coalesce(sum(${sum}), 0)
      from ${sql.id(definition.table)} group by ${sql.join(by)}`);
    const kept = await database.rows(sql`select ${groups}, sum(records), sum(amount) from record_tally
      where tally = ${name} group by ${groups} having sum(records) <> 0 or sum(amount) <> 0`);
    const textOf = (row: readonly unknown[]) => row.map((value) => (value === null ? null : Number(value))).join();
    const [are, should] = [new Set(kept.map(textOf)), new Set(counted.map(textOf))];
    const wrong = [...should].filter((row) => !are.has(row)).length + [...are].filter((row) => !should.has(row)).length;
    if (wrong && mends) {
      await database.rows(sql`delete from record_tally where tally = ${name}`);
      await tallyAll(database, definition);
    }
    return wrong;
  });
