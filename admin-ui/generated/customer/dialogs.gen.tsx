// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../platform/dialogs/dialog-props.ts';
import { EntityDialog } from '../../platform/dialogs/EntityDialog.tsx';
import { customer } from './resource.gen.ts';

export const QuickDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={customer}
    title="Customer Details"
    width={700}
    layout={[
      ['custName'],
      ['address1', 'address2'],
      ['address3', 'cityTown', 'postCode'],
      ['region', 'mbpBranch', 'salesExec'],
      ['customerType', 'phoneNo', 'email'],
      ['mainNotes'],
    ]}
    readOnly={['region', 'mbpBranch', 'salesExec']}
    star={['custName']}
  />
);

export const FullDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={customer}
    title="Customer Details"
    width={700}
    layout={[
      ['custCode', 'parentFlag', 'parentCustomer'],
      ['custName'],
      ['address1', 'address2'],
      ['address3', 'address4'],
      ['cityTown', 'postCode', 'region'],
      ['mbpBranch', 'salesExec', 'customerType'],
      ['industryType', 'keyContact'],
      ['phoneNo', 'mobile', 'faxNo'],
      ['mainEmail', 'website'],
      ['tags'],
      ['showMsg'],
      ['mainNotes'],
    ]}
    require={{
      address1: 'House is required.',
      address2: 'Street is required.',
      address3: 'Sub Area is required.',
      region: 'Region is required.',
      mbpBranch: 'Branch is required.',
      salesExec: 'SalesExec is required.',
    }}
  />
);
