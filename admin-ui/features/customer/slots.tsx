import { lazy } from 'react';
import { customerSlots } from '../../generated/customer/slots.gen.ts';
import type { Customer } from '../../generated/customer/types.gen.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { ApprovalButtons } from './ApprovalButtons.tsx';
import { dialogFor, isAdmin, saveAwaiting } from './awaiting.ts';
import { AwaitingHelp } from './AwaitingHelp.tsx';
import { accountIsFree } from './account-in-use.ts';
import { KeyContact } from './KeyContact.tsx';

const MergedCustomers = lazy(() =>
  import('./MergedCustomers.tsx').then((module) => ({ default: module.MergedCustomers })),
);

const CustomerSales = lazy(() =>
  import('../sales/CustomerSales.tsx').then((module) => ({ default: module.CustomerSales })),
);

const Aside = (props: SlotProps<Customer>) => (
  <>
    <AwaitingHelp {...props} />
    <MergedCustomers {...props} />
  </>
);

/** Account numbers, sales, and customers that await approval. */
export default customerSlots({
  'dialog.field.custCode': AccountNumber,
  'dialog.field.keyContact': KeyContact,
  'dialog.footer': ApprovalButtons,
  'dialog.more': AwaitingHelp,
  'dialog.instead': dialogFor,
  // An Admin checks for duplicates before approving.
  'dialog.duplicates': ({ requireApproval }) => (requireApproval && isAdmin() ? 'ask' : null),
  'page.aside': Aside,
  'page.tab.sales': CustomerSales,
  'save.before': accountIsFree,
  'save.update': saveAwaiting,
});
