// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { attachment } from './resource.gen.ts';

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={attachment}
    name="byCustomer"
    title={schemaText('Attachments')}
    columns={['fileName', 'attachDesc', 'attachTags', 'createdBy', 'dateCreated']}
    filters={['customer', 'quotation', 'opportunity']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
    edit={EditDialog}
  />
);

export const ByEnquiryList = (props: ListProps) => (
  <EntityList
    {...props}
    of={attachment}
    name="byEnquiry"
    title={schemaText('Attachments')}
    columns={['fileName', 'attachDesc', 'attachTags', 'createdBy', 'dateCreated']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
    edit={EditDialog}
  />
);
