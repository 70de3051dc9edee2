import type { ActualSalesRecord } from '../../generated/actual-sales.gen.ts';
import type { CustomerReference } from '../../generated/references.gen.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { customerOf } from './account.ts';

type Figure = Pick<ActualSalesRecord, 'branch' | 'custCode' | 'customer'>;

/** Hooks that actual sales and forecasts share. */
export const figures = {
  derive: {
    customer: ({ branch, custCode }: Pick<Figure, 'branch' | 'custCode'>, { records }: SaveContext) =>
      branch && custCode ? customerOf(branch, custCode, records) : null,
  },
  beforeWrite: ({ after }: { readonly after: Figure }, { database }: SaveContext) => lock(after.customer!, database),
};

/** Locks a customer, so that two people who post the same sheet do not collide. SQLite has only one writer anyway. */
export async function lock({ key }: CustomerReference, database: Database): Promise<void> {
  if (database.engine === 'postgres')
    await database.rows(sql`select 1 from customer where customer_id = ${key} for no key update`);
}
