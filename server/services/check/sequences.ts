import { sql } from '../../core/db/sql.ts';
import { greatestNumbers } from '../save/sequences.ts';
import type { Check } from './check.ts';

/** Finds sequences that would give a number again. */
export const checkSequences: Check = (definition, { database }, mends) =>
  database.write(async () => {
    let wrong = 0;
    for (const { name, greatest } of greatestNumbers(definition)) {
      const behind = await database.rows(sql`select s.id, g.greatest from number_sequence s
        join (${greatest}) g on g.within_id = s.within_id
        where lower(s.name) = ${name.toLowerCase()} and s.last < g.greatest`);
      wrong += behind.length;
      if (mends)
        for (const [id, last] of behind)
          await database.rows(sql`update number_sequence set last = ${last} where id = ${id}`);
    }
    return wrong;
  });
