// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { note } from './resource.gen.ts';

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={note}
    name="byCustomer"
    title={schemaText('Notes')}
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
    title={schemaText('Notes')}
    columns={['noteHeader', 'noteTags', 'assignFor', 'noteRead', 'createdBy', 'dateCreated']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
    create={EditDialog}
    edit={EditDialog}
  />
);
