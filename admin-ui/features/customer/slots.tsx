import { lazy } from 'react';
import { customerSlots } from '../../generated/customer/slots.gen.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { ApprovalButtons } from './ApprovalButtons.tsx';
import { dialogFor, isAdmin, saveAwaiting } from './awaiting.ts';
import { accountIsFree } from './account-in-use.ts';
import { KeyContact } from './KeyContact.tsx';

const MergedCustomers = lazy(() =>
  import('./MergedCustomers.tsx').then((module) => ({ default: module.MergedCustomers })),
);

const CustomerSales = lazy(() =>
  import('../sales/CustomerSales.tsx').then((module) => ({ default: module.CustomerSales })),
);

/** Account numbers, sales, and customers that await approval. */
export default customerSlots({
  'dialog.field.custCode': AccountNumber,
  'dialog.field.keyContact': KeyContact,
  'dialog.footer': ApprovalButtons,
  'dialog.instead': dialogFor,
  // An Admin checks for duplicates before approving.
  'dialog.duplicates': ({ requireApproval }) => (requireApproval && isAdmin() ? 'ask' : null),
  'page.aside': MergedCustomers,
  'page.tab.sales': CustomerSales,
  'save.before': accountIsFree,
  'save.update': saveAwaiting,
});
