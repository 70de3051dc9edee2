import { extendActualSales } from '../../generated/actual-sales/hooks.gen.ts';
import { figures } from '../sales/figures.ts';

export default extendActualSales(figures);
