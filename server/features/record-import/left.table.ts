import { sql } from '../../core/db/sql.ts';
import { headingsOf } from '../../services/import/import-of.ts';
import type { TableSource } from '../../services/export/table.ts';
import type { ReadServices } from '../../services/read-services.ts';

/** Rows read with one statement. */
const lot = 1000;

/** The rows of a file that were not imported, with its own columns and what is wrong with each. */
const leftTable: TableSource<{ readonly import: number }, ReadServices> = {
  name: 'rows left by an import',
  async table({ import: id }, _user, { database, records }) {
    const record = (await records.one('recordImport', id))!;
    const headings = headingsOf(record);
    return {
      name: `${record.fileName!.replace(/\.[^.]*$/, '')} not imported`,
      columns: [
        { name: 'row', title: 'Row' },
        ...headings.map((title, i) => ({ name: `cell${i}`, title })),
        { name: 'why', title: 'Why it was not imported' },
      ],
      rows: rows(),
    };
    async function* rows() {
      for (let from = 0; from < record.rowCount!; from += lot) {
        const found = await database.rows(sql`select row_no, cells, state, errors, message from import_row
          where import_id = ${id} and position >= ${from} and position < ${from + lot}
          and (outcome = 'refused' or (outcome is null and state in ('wrong', 'duplicate'))) order by position`);
        yield (found as [number, string, string, string | null, string | null][]).map(
          ([row, cells, state, errors, message]) => ({
            row,
            ...Object.fromEntries((JSON.parse(cells) as string[]).map((text, i) => [`cell${i}`, text])),
            why: message ?? whyOf(state, errors),
          }),
        );
      }
    }
  },
};

const whyOf = (state: string, errors: string | null): string =>
  state === 'duplicate' ? 'Possible duplicate' : Object.values(JSON.parse(errors ?? '{}') as object).join(' ');

export default leftTable;
