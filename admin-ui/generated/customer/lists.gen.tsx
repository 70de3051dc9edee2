// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { QuickDialog, FullDialog } from './dialogs.gen.tsx';
import { customer } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={customer}
    name="main"
    title={schemaText('Customers')}
    view={{ id: 1, name: 'Customers' }}
    columns={['custName', 'custCode', 'cityTown', 'postCode', 'region', 'mbpBranch', 'salesExec', 'status']}
    more={[
      'phoneNo',
      'email',
      'customerType',
      'address1',
      'address2',
      'address3',
      'country',
      'mobile',
      'dateCreated',
      'dateUpdated',
    ]}
    filters={['region', 'mbpBranch', 'salesExec', 'customerType', 'status']}
    sort={{ field: 'custName', order: 'ASC' }}
    sorts={['custName', 'custCode', 'postCode']}
    create={QuickDialog}
    edit={FullDialog}
  />
);

export const ApprovalsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={customer}
    name="approvals"
    title={schemaText('Customer Approval')}
    view={{ id: 1, name: 'Customers', isShared: true }}
    columns={['custName', 'postCode', 'cityTown', 'region', 'mbpBranch', 'salesExec', 'dateCreated', 'createdBy']}
    more={['phoneNo', 'email', 'customerType']}
    filters={['region', 'mbpBranch']}
    where={{ requireApproval: true }}
    sort={{ field: 'custName', order: 'ASC' }}
    sorts={['custName', 'postCode']}
    edit={FullDialog}
    opens="dialog"
    empty={schemaText('No customer awaits approval.')}
  />
);
