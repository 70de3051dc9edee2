import { salesForecastSlots } from '../../generated/sales-forecast/slots.gen.ts';
import { PostSheet } from '../sales/posting/PostSheet.tsx';

export default salesForecastSlots({ 'list.toolbar': PostSheet });
