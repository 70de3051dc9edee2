import type { ActualSalesRecord } from '../../generated/actual-sales/record.gen.ts';
import type { CustomerReference } from '../../generated/references.gen.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { customerOf } from './account.ts';

type Figure = Pick<ActualSalesRecord, 'branch' | 'custCode' | 'customer'>;

/** What actual sales and forecasts have in common. */
export const figures = {
  derive: {
    customer: ({ branch, custCode }: Pick<Figure, 'branch' | 'custCode'>, { records }: SaveContext) =>
      branch && custCode ? customerOf(branch, custCode, records) : null,
  },
  beforeWrite: ({ after }: { readonly after: Figure }, { database }: SaveContext) => lock(after.customer!, database),
};

/** Figures of one customer are saved one after the other: two people may post the same sheet. SQLite has one writer anyway. */
export async function lock({ key }: CustomerReference, database: Database): Promise<void> {
  if (database.engine === 'postgres')
    await database.rows(sql`select 1 from customer where customer_id = ${key} for no key update`);
}
