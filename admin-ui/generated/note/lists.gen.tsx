// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.
import { EntityList, type ListProps } from '../../crud/list/EntityList.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { note } from './resource.gen.ts';

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={note}
    name="byCustomer"
    title="Notes"
    columns={['noteHeader', 'noteTags', 'assignFor', 'noteRead', 'createdBy', 'dateCreated']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const ByEnquiryList = (props: ListProps) => (
  <EntityList
    {...props}
    of={note}
    name="byEnquiry"
    title="Notes"
    columns={['noteHeader', 'noteTags', 'assignFor', 'noteRead', 'createdBy', 'dateCreated']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
    create={EditDialog}
    edit={EditDialog}
  />
);
