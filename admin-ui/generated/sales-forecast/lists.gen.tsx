// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { salesForecast } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
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
    sorts={['sYear', 'custCode', 'forecastValue']}
    create={EditDialog}
  />
);

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={salesForecast}
    name="byCustomer"
    title={schemaText('Sales Forcast')}
    columns={['sYear', 'sMonth', 'branch', 'forecastValue']}
    sort={{ field: 'sYear', order: 'DESC' }}
    sorts={['sYear']}
  />
);
