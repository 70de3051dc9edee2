import { sql } from '../../../core/db/sql.ts';
import type { Platform } from '../../../services/platform.ts';
import { addList } from '../../base.ts';
import { keepFiles } from '../add-work.ts';
import { surroundings } from '../surroundings.ts';
import { userViewFields } from './columns.ts';
import { savedFilters } from './filters.ts';
import { logins } from './logins.ts';
import { supportCases } from './support-cases.ts';

/** Adds what belongs to single demo users: filters, columns, support cases and sign-ins. Call inside a transaction. */
export async function seedPeople(platform: Platform): Promise<void> {
  const around = await surroundings(platform);
  const { userViewFilter, filterCondition } = savedFilters(around, platform.registry);
  const { attachment, supportCase } = supportCases(around);
  await keepFiles(platform, attachment);
  const lists = {
    userViewFilter,
    filterCondition,
    userViewField: userViewFields(around),
    attachment,
    supportCase,
    loginHistory: logins(around),
  };
  for (const [list, records] of Object.entries(lists)) await addList(platform, list, records);
  await platform.database.rows(sql`update attachment set support_case_id = (
    select max(c.id) from support_case c where c.screenshot_id = attachment.attach_id)
    where attach_id in ${sql.list(attachment.map(({ attachId }) => attachId))}`);
}
