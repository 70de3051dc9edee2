// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { actualSales } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
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
    sorts={['sYear', 'custCode', 'salesValue']}
    create={EditDialog}
  />
);

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={actualSales}
    name="byCustomer"
    title={schemaText('Actual Sales')}
    columns={['sYear', 'sMonth', 'branch', 'salesValue']}
    sort={{ field: 'sYear', order: 'DESC' }}
    sorts={['sYear']}
  />
);
