// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.
import slots from '../features/customer-branch/slots.tsx';
import type { CustomerBranch } from '../../schemas/generated/customer-branch.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { asPage } from '../crud/form/as-page.tsx';
import type { DialogProps } from '../crud/form/dialog-props.ts';
import { EntityDialog } from '../crud/form/EntityDialog.tsx';
import { formOf } from '../crud/form/form-of.tsx';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type CustomerBranchSlots = Slots<
  CustomerBranch,
  | 'custBranchId'
  | 'customer'
  | 'customerId'
  | 'tasCode'
  | 'mbpBranch'
  | 'salesExec'
  | 'mainBranch'
  | 'active'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const customerBranch: Resource<CustomerBranch> = {
  ...resources.customerBranch,
  ...registered(resources.customerBranch),
  list: ByCustomerList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    custBranchId: { title: 'Cust Branch Id', type: 'integer', readOnly: true },
    customer: { title: 'Customer', type: 'ref', required: 'Customer is required.', to: 'customer', widget: 'picker' },
    customerId: { title: 'Customer Id', type: 'alias', alias: ['customer', 'customerId'] },
    tasCode: {
      title: 'Account No',
      type: 'string',
      maxLength: 20,
      required: 'Account No is required.',
      transform: ['trim', 'upper'],
    },
    mbpBranch: { title: 'Branch', type: 'ref', required: 'Branch is required.', to: 'branch' },
    salesExec: {
      title: 'Sales Exec',
      type: 'ref',
      required: 'SalesExec is required.',
      to: 'salesExec',
      derived: [{ from: ['mbpBranch'], take: 'salesExec' }],
    },
    mainBranch: { title: 'Main branch', type: 'boolean', default: false },
    active: { title: 'Active', type: 'boolean', default: true },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Branch account',
      width: 560,
      layout: [['customer'], ['tasCode'], ['mbpBranch', 'salesExec'], ['mainBranch', 'active']],
      readOnly: ['customer'],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/customer-branch').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(customerBranch);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={customerBranch} Form={Form} {...customerBranch.dialogs.edit!} />;
}

export function ByCustomerList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={customerBranch}
      name="byCustomer"
      title={schemaText('Branch accounts')}
      columns={['tasCode', 'mbpBranch', 'salesExec', 'mainBranch', 'active']}
      sort={{ field: 'tasCode', order: 'ASC' }}
      sorts={['tasCode', 'mbpBranch', 'salesExec', 'mainBranch', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
