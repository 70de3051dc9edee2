// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { quotation } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={quotation}
    name="main"
    title={schemaText('Quotations')}
    view={{ id: 4, name: 'Quotations' }}
    columns={[
      'sQuoteNo',
      'versionNo',
      'customer',
      'mbpBranch',
      'quoteVerDate',
      'expiryDate',
      'productValue',
      'quoteStatus',
    ]}
    more={[
      'opportunity',
      'salesExec',
      'productType',
      'productQty',
      'quoteGrade',
      'chaseBy',
      'chaseDate',
      'expectedOrderDate',
      'decidedOn',
      'lastActivityDate',
    ]}
    card={['customer', 'productValue', 'expiryDate']}
    filters={['mbpBranch', 'salesExec', 'productType', 'quoteGrade', 'quoteStatus']}
    sort={{ field: 'quoteVerDate', order: 'DESC' }}
    date="quoteVerDate"
    sorts={['quoteVerDate', 'sQuoteNo', 'customer', 'expiryDate', 'productValue', 'quoteStatus']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const ByEnquiryList = (props: ListProps) => (
  <EntityList
    {...props}
    of={quotation}
    name="byEnquiry"
    title={schemaText('Quotations')}
    columns={['sQuoteNo', 'versionNo', 'quoteVerDate', 'expiryDate', 'productValue', 'quoteGrade', 'quoteStatus']}
    card={['productValue', 'expiryDate', 'quoteGrade']}
    sort={{ field: 'quoteVerDate', order: 'DESC' }}
    sorts={['quoteVerDate']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={quotation}
    name="byCustomer"
    title={schemaText('Quotations')}
    columns={['sQuoteNo', 'versionNo', 'quoteVerDate', 'expiryDate', 'productValue', 'quoteGrade', 'quoteStatus']}
    card={['productValue', 'expiryDate', 'quoteGrade']}
    sort={{ field: 'quoteVerDate', order: 'DESC' }}
    sorts={['quoteVerDate']}
    edit={EditDialog}
  />
);
