import type { ActualSalesHooks } from '../../generated/actual-sales.gen.ts';
import { figures } from '../sales/figures.ts';

const hooks: ActualSalesHooks = figures;

export default hooks;
