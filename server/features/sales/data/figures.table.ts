import type { TableSource } from '../../../services/export/table.ts';
import { readMonths } from './answers.ts';
import type { SalesRequest } from './request.ts';
import type { ReadServices } from '../../../services/read-services.ts';

/** Months of accounts, with the actual sales and the forecast of each. */
const figuresTable: TableSource<SalesRequest, ReadServices> = {
  name: 'sales figures',
  table: async (request, user, services) => (await readMonths(request, user, services)).table(),
};

export default figuresTable;
