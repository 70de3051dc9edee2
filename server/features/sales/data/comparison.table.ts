import type { TableSource } from '../../../services/export/table.ts';
import { readComparison } from './answers.ts';
import type { SalesRequest } from './request.ts';
import type { Platform } from '../../../services/platform.ts';

/** A year compared with the year before and with its forecasts. */
const comparisonTable: TableSource<SalesRequest, Platform> = {
  name: 'sales comparison',
  table: async (request, user, platform) => (await readComparison(request, user, platform)).table(),
};

export default comparisonTable;
