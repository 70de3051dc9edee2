// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { contact } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={contact}
    name="main"
    title={schemaText('New Contacts')}
    view={{ id: 7, name: 'New Contacts' }}
    columns={['contactName', 'customer', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active']}
    more={['jobTitle', 'cityTown', 'postCode', 'dateCreated']}
    card={['customer', 'phoneNo']}
    filters={['customer', 'jobFunction', 'active']}
    sort={{ field: 'contactName', order: 'ASC' }}
    sorts={['contactName', 'customer']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const OlderList = (props: ListProps) => (
  <EntityList
    {...props}
    of={contact}
    name="older"
    title={schemaText('Contacts')}
    view={{ id: 2, name: 'Contacts' }}
    columns={['contactName', 'customer', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active']}
    more={['jobTitle', 'cityTown', 'postCode', 'dateCreated']}
    card={['customer', 'phoneNo']}
    filters={['customer', 'jobFunction', 'active']}
    sort={{ field: 'contactName', order: 'ASC' }}
    sorts={['contactName', 'customer']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={contact}
    name="byCustomer"
    title={schemaText('Contacts')}
    columns={['contactName', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active']}
    sort={{ field: 'contactName', order: 'ASC' }}
    sorts={['contactName']}
    create={EditDialog}
    edit={EditDialog}
  />
);
