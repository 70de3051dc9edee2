import type { SalesForecastHooks } from '../../generated/sales-forecast.gen.ts';
import { figures } from '../sales/figures.ts';

const hooks: SalesForecastHooks = figures;

export default hooks;
