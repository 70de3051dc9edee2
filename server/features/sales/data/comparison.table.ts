import type { TableSource } from '../../../services/export/table.ts';
import { readComparison } from './answers.ts';
import type { SalesRequest } from './request.ts';
import type { ReadServices } from '../../../services/read-services.ts';

/** A year compared with the year before and with its forecasts. */
const comparisonTable: TableSource<SalesRequest, ReadServices> = {
  name: 'sales comparison',
  table: async (request, user, services) => (await readComparison(request, user, services)).table(),
};

export default comparisonTable;
