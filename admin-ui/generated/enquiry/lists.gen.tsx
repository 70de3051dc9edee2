// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { enquiry } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={enquiry}
    name="main"
    title={schemaText('Enquiries')}
    view={{ id: 8, name: 'Enquiries' }}
    columns={[
      'sQuoteNo',
      'oppDescription',
      'customer',
      'mbpBranch',
      'salesExec',
      'dateReceived',
      'quoteValue',
      'opportunityStatus',
    ]}
    more={['contact', 'region', 'projectType', 'cityTown', 'postCode', 'custRef', 'lastActivityDate', 'expiryDate']}
    card={['customer', 'quoteValue', 'dateReceived']}
    filters={['mbpBranch', 'salesExec', 'projectType', 'opportunityStatus']}
    sort={{ field: 'dateReceived', order: 'DESC' }}
    date="dateReceived"
    sorts={['dateReceived', 'sQuoteNo', 'customer', 'quoteValue', 'expiryDate', 'opportunityStatus']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={enquiry}
    name="byCustomer"
    title={schemaText('Enquiries')}
    columns={['sQuoteNo', 'oppDescription', 'dateReceived', 'quoteValue', 'opportunityStatus']}
    card={['oppDescription', 'quoteValue', 'dateReceived']}
    sort={{ field: 'dateReceived', order: 'DESC' }}
    sorts={['dateReceived']}
    edit={EditDialog}
  />
);
