import type { CustomerSlots } from '../../generated/customer.gen.tsx';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { ApprovalButtons } from './ApprovalButtons.tsx';
import { dialogFor, isAdmin, saveAwaiting } from './awaiting.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { AwaitingHelp } from './AwaitingHelp.tsx';
import { accountIsFree } from './account-in-use.ts';
import { later } from '../../kit/later.tsx';
import { NextHere } from '../activity/next-here.ts';

const AccountNumber = later(() => import('./AccountNumber.tsx').then((module) => module.AccountNumber));
const KeyContact = later(() => import('./KeyContact.tsx').then((module) => module.KeyContact));
const People = later(() => import('./People.tsx').then((module) => module.People));
const MergedRecords = later(() => import('../../crud/merge/MergedRecords.tsx').then((module) => module.MergedRecords));

const CustomerSales = later(() => import('../sales/CustomerSales.tsx').then((module) => module.CustomerSales));

const Figures = later(() => import('../sales/CustomerFigures.tsx').then((module) => module.Figures));

/** Those who assign new customers also see and undo merges. */
const mergeCalls = {
  past: 'customerMerges',
  undo: 'undoCustomerMerge',
  rule: { permission: 'AssignCustomer' },
} as const;

const Aside = (props: SlotProps<Customer>) => (
  <>
    <AwaitingHelp {...props} />
    <NextHere by="customer" id={props.record.customerId} defaults={{ customer: props.record }} />
    <Figures of="customer" id={props.record.customerId} />
    <MergedRecords {...props} calls={mergeCalls} />
  </>
);

/** Account numbers, sales, and customers that await approval. */
export default {
  'dialog.field.custCode': AccountNumber,
  'dialog.field.keyContact': KeyContact,
  'dialog.footer': ApprovalButtons,
  'dialog.more': AwaitingHelp,
  'dialog.instead': dialogFor,
  // An Admin checks for duplicates before approving.
  'dialog.duplicates': ({ requireApproval }) => (requireApproval && isAdmin() ? 'ask' : null),
  'page.facts': People,
  'page.aside': Aside,
  'record.actions': CustomerActions,
  'page.tab.sales': CustomerSales,
  'save.before': accountIsFree,
  'save.update': saveAwaiting,
  'save.news': (_, before) =>
    Promise.resolve(({ requireApproval }) => (!before && requireApproval ? t('customer.awaitsApproval') : null)),
} satisfies CustomerSlots;
