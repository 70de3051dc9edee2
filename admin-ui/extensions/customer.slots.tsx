import { lazy } from 'react';
import { customerSlots } from '../generated/customer/slots.gen.ts';

const CustomerSales = lazy(() =>
  import('./sales/CustomerSales.tsx').then((module) => ({ default: module.CustomerSales })),
);

export default customerSlots({ 'page.tab.sales': CustomerSales });
