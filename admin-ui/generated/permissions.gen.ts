// Generated from schemas. Do not edit: change the schema and run npm run generate.

import { localised } from '../core/i18n/localised.ts';
import type { PermissionLevels } from '../core/model/rule.ts';

export const permissions: Readonly<Record<string, PermissionLevels>> = localised('permissions', {
  AddNewQuotation: {
    levels: { '1': 'all', '4': 'all', '5': 'all' },
    denied: 'You are not allowed to create a new Quotation.',
  },
  AddNewContact: { levels: { '1': 'all' }, denied: 'You are not allowed to create a new contact' },
  AddNewEnquiry: {
    levels: { '1': 'all', '4': 'all', '5': 'ownBranch' },
    denied: 'You are not allowed to create a new record.',
  },
  ViewCustomers: {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  EditCustomers: { levels: { '1': 'all', '5': 'ownBranch' }, denied: 'You are not allowed to change customers.' },
  ViewQuotations: {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  EditQuotations: {
    levels: { '1': 'all', '5': 'ownBranch' },
    denied: 'You are not allowed to change enquiries and quotations.',
  },
  ViewReportGroup: { levels: { '0': 'none', '*': 'all' }, denied: "You don't have the necessary permissions." },
  ViewSettingGroup: { levels: { '1': 'all' }, denied: "You don't have the necessary permissions." },
  ViewUsersRoles: { levels: { '1': 'all' }, denied: 'You are not allowed to change users and roles.' },
  ViewSalesImport: { levels: { '1': 'all' }, denied: "You don't have the necessary permissions." },
  customerApproval: { levels: { '0': 'none', '*': 'all' }, denied: "You don't have the necessary permissions." },
  AssignCustomer: { levels: { '0': 'none', '*': 'all' }, denied: "You don't have permission to assign the customer" },
  'Report-AllSalesStats': {
    levels: { '1': 'all', '5': 'ownBranch' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-MeetingNotes': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-WonOrders': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-FullCustomer': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-LostOrders': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-OutstandingOrders': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-EnquiriesRaised': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-EnquiriesNotBookedIn': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-UserSystemActivity': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-QuoteStatsBranch': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-QuoteStatsSalesExec': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-EnquiriesByCustomer': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-SalesExecSalesStats': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-JSLUnder1000': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-JSLOver50000': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-JSL1Kto50KPostal': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
  'Report-JSL1Kto50KOther': {
    levels: { '0': 'none', '5': 'ownBranch', '*': 'all' },
    denied: "You don't have the necessary permissions.",
  },
});
