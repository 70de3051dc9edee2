// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { ByEnquiryList as QuotationByEnquiryList } from '../quotation/lists.gen.tsx';
import { ByQuotationList as QuotationDocumentByQuotationList } from '../quotation-document/lists.gen.tsx';
import { ByEnquiryList as ActivityByEnquiryList } from '../activity/lists.gen.tsx';
import { ByEnquiryList as AttachmentByEnquiryList } from '../attachment/lists.gen.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { quotation } from './resource.gen.ts';

export const QuotationPage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={quotation}
    edit={EditDialog}
    facts={['customer', 'mbpBranch', 'productValue', 'expiryDate']}
    tabs={localised('tabs', [
      {
        name: 'detail',
        title: 'Detail',
        groups: [
          {
            title: 'Quotation',
            fields: [
              'sQuoteNo',
              'versionNo',
              'opportunity',
              'customer',
              'mbpBranch',
              'salesExec',
              'quoteStatus',
              'lostQuoteReason',
            ],
          },
          { title: 'Value', fields: ['productValue', 'internalValue', 'productType', 'productQty', 'quoteGrade'] },
          {
            title: 'Dates',
            fields: ['quoteVerDate', 'expiryDate', 'expectedOrderDate', 'reqDeliveryDate', 'decidedOn'],
          },
          { title: 'Follow-up', fields: ['chaseBy', 'chaseDate', 'lastActivityDate', 'sentOn', 'sentTo'] },
          { title: 'Notes', fields: ['notes'] },
          { title: 'Record', fields: ['createdByDept', 'dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
        ],
      },
      { name: 'versions', title: 'Versions', list: QuotationByEnquiryList, by: 'opportunity', from: 'opportunity' },
      { name: 'sent', title: 'Sent', list: QuotationDocumentByQuotationList, by: 'quotation' },
      {
        name: 'activities',
        title: 'Activities',
        list: ActivityByEnquiryList,
        by: 'quote',
        rule: { permission: 'ViewCustomers' },
      },
      {
        name: 'attachments',
        title: 'Attachments',
        list: AttachmentByEnquiryList,
        by: 'quotation',
        rule: { permission: 'ViewCustomers' },
      },
      { name: 'history', title: 'History', history: true },
    ])}
  />
);
