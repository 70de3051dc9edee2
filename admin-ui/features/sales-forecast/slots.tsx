import type { SalesForecastSlots } from '../../generated/sales-forecast.gen.tsx';
import { PostSheet } from '../sales/posting/PostSheet.tsx';

export default { 'list.toolbar': PostSheet } satisfies SalesForecastSlots;
