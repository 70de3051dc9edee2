import type { Alert } from '../../generated/alert/types.gen.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { sql } from '../../core/db/sql.ts';

/** Raises an alert about a record. Call inside the transaction that saves the record. */
export async function raiseAlert(
  { database, clock, changes }: SaveContext,
  user: number,
  source: NonNullable<Alert['source']>,
  sourceId: number,
  text: string,
): Promise<void> {
  await database.rows(sql`insert into alert (alert_desc, source, source_id, user_id, date_created, alert_seen, archived)
    values (${text.slice(0, 300)}, ${source}, ${sourceId}, ${user}, ${clock.instant()}, ${false}, ${false})`);
  database.afterCommit(() => changes.committed('alert'));
}
