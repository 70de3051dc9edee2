// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import slots from '../features/actual-sales/slots.tsx';
import type { ActualSales } from '../../schemas/generated/actual-sales.gen.ts';
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

export type ActualSalesSlots = Slots<
  ActualSales,
  | 'id'
  | 'sYear'
  | 'sMonth'
  | 'branch'
  | 'custCode'
  | 'customer'
  | 'custName'
  | 'salesExec'
  | 'salesValue'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const actualSales: Resource<ActualSales> = {
  ...resources.actualSales,
  ...registered(resources.actualSales),
  list: MainList,
  create: asPage(EditDialog),
  icon: PaidOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    sYear: { title: 'Year', type: 'integer', minimum: 2000, maximum: 2100, required: 'Year is required.' },
    sMonth: { title: 'Month', type: 'integer', format: 'month', required: 'Month is required.' },
    branch: { title: 'Branch', type: 'ref', required: 'Branch is required.', to: 'branch' },
    custCode: {
      title: 'Account No',
      type: 'string',
      maxLength: 100,
      required: 'Account No is required.',
      transform: ['trim', 'upper'],
    },
    customer: {
      title: 'Customer',
      type: 'ref',
      readOnly: true,
      to: 'customer',
      derived: [{ from: ['branch', 'custCode'], by: 'customer' }],
    },
    custName: { title: 'Customer name', type: 'alias', alias: ['customer', 'custName'] },
    salesExec: {
      title: 'Sales Exec',
      type: 'ref',
      readOnly: true,
      to: 'salesExec',
      derived: [{ from: ['customer'], take: 'salesExec' }],
    },
    salesValue: {
      title: 'Sales value',
      type: 'number',
      format: 'money',
      minimum: -9999999999,
      maximum: 9999999999,
      required: 'Sales value is required.',
      total: true,
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Sales figure',
      width: 560,
      layout: [
        ['branch', 'custCode'],
        ['sYear', 'sMonth', 'salesValue'],
      ],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/actual-sales').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(actualSales);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={actualSales} Form={Form} {...actualSales.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={actualSales}
      name="main"
      title={schemaText('Actual Sales')}
      view={{ id: 101, name: 'Actual Sales' }}
      columns={['sYear', 'sMonth', 'branch', 'custCode', 'customer', 'salesValue']}
      more={['salesExec']}
      filters={['sYear', 'sMonth', 'branch']}
      sort={{ field: 'sYear', order: 'DESC' }}
      sorts={['sYear', 'custCode', 'salesValue', 'sMonth', 'branch', 'customer', 'salesExec']}
      create={EditDialog}
    />
  );
}

export function ByCustomerList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={actualSales}
      name="byCustomer"
      title={schemaText('Actual Sales')}
      columns={['sYear', 'sMonth', 'branch', 'salesValue']}
      sort={{ field: 'sYear', order: 'DESC' }}
      sorts={['sYear', 'sMonth', 'branch', 'salesValue']}
    />
  );
}
