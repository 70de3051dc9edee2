// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { customerBranch } from './resource.gen.ts';

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={customerBranch}
    name="byCustomer"
    title={schemaText('Branch accounts')}
    columns={['tasCode', 'mbpBranch', 'salesExec', 'mainBranch', 'active']}
    sort={{ field: 'tasCode', order: 'ASC' }}
    sorts={['tasCode']}
    create={EditDialog}
    edit={EditDialog}
  />
);
