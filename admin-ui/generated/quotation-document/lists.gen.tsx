// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { quotationDocument } from './resource.gen.ts';

export const ByQuotationList = (props: ListProps) => (
  <EntityList
    {...props}
    of={quotationDocument}
    name="byQuotation"
    title={schemaText('Sent')}
    columns={['fileName', 'sentOn', 'createdBy', 'to', 'fileSize']}
    more={['cc', 'subject']}
    sort={{ field: 'sentOn', order: 'DESC' }}
    sorts={['sentOn']}
    empty={schemaText('This version has not been sent yet.')}
  />
);
