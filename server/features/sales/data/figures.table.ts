import type { TableSource } from '../../../services/export/table.ts';
import { readMonths } from './answers.ts';
import type { SalesRequest } from './request.ts';
import type { Platform } from '../../../services/platform.ts';

/** Months of accounts, with the actual sales and the forecast of each. */
const figuresTable: TableSource<SalesRequest, Platform> = {
  name: 'sales figures',
  table: async (request, user, platform) => (await readMonths(request, user, platform)).table(),
};

export default figuresTable;
