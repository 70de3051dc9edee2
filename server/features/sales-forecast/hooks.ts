import { extendSalesForecast } from '../../generated/sales-forecast/hooks.gen.ts';
import { figures } from '../sales/figures.ts';

export default extendSalesForecast(figures);
