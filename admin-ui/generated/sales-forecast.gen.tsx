// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import slots from '../features/sales-forecast/slots.tsx';
import type { SalesForecast } from '../../schemas/generated/sales-forecast.gen.ts';
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

export type SalesForecastSlots = Slots<
  SalesForecast,
  | 'id'
  | 'sYear'
  | 'sMonth'
  | 'branch'
  | 'custCode'
  | 'customer'
  | 'custName'
  | 'salesExec'
  | 'forecastValue'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const salesForecast: Resource<SalesForecast> = {
  ...resources.salesForecast,
  ...registered(resources.salesForecast),
  list: MainList,
  create: asPage(EditDialog),
  icon: TrendingUpOutlined,
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
    forecastValue: {
      title: 'Forecast',
      type: 'number',
      format: 'money',
      minimum: -9999999999,
      maximum: 9999999999,
      required: 'Forecast is required.',
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
      title: 'Sales forecast',
      width: 560,
      layout: [
        ['branch', 'custCode'],
        ['sYear', 'sMonth', 'forecastValue'],
      ],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/sales-forecast').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(salesForecast);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={salesForecast} Form={Form} {...salesForecast.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={salesForecast}
      name="main"
      title={schemaText('Sales Forcast')}
      view={{ id: 102, name: 'Sales Forcast' }}
      columns={['sYear', 'sMonth', 'branch', 'custCode', 'customer', 'forecastValue']}
      more={['salesExec']}
      filters={['sYear', 'sMonth', 'branch']}
      sort={{ field: 'sYear', order: 'DESC' }}
      sorts={['sYear', 'custCode', 'forecastValue', 'sMonth', 'branch', 'customer', 'salesExec']}
      create={EditDialog}
    />
  );
}

export function ByCustomerList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={salesForecast}
      name="byCustomer"
      title={schemaText('Sales Forcast')}
      columns={['sYear', 'sMonth', 'branch', 'forecastValue']}
      sort={{ field: 'sYear', order: 'DESC' }}
      sorts={['sYear', 'sMonth', 'branch', 'forecastValue']}
    />
  );
}
