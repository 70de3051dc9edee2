// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { ByEnquiryList as QuotationByEnquiryList } from '../quotation/lists.gen.tsx';
import { ByEnquiryList as ActivityByEnquiryList } from '../activity/lists.gen.tsx';
import { ByEnquiryList as NoteByEnquiryList } from '../note/lists.gen.tsx';
import { ByEnquiryList as AttachmentByEnquiryList } from '../attachment/lists.gen.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { enquiry } from './resource.gen.ts';

export const EnquiryPage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={enquiry}
    edit={EditDialog}
    facts={['oppDescription', 'customer', 'quoteValue', 'mbpBranch', 'salesExec']}
    tabs={localised('tabs', [
      {
        name: 'detail',
        title: 'Detail',
        groups: [
          {
            title: 'Enquiry',
            fields: ['sQuoteNo', 'oppDescription', 'opportunityStatus', 'quoteValue', 'projectType', 'productType'],
          },
          { title: 'Customer', fields: ['customer', 'contact', 'phoneNo', 'email', 'custRef'] },
          {
            title: 'Site',
            fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
          },
          { title: 'Territory', fields: ['region', 'mbpBranch', 'salesExec'] },
          {
            title: 'Progress',
            fields: ['dateReceived', 'lastActivityDate', 'expiryDate', 'requestedBy', 'abiNo', 'weblink'],
          },
          { title: 'Notes', fields: ['notes'] },
          { title: 'Record', fields: ['dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
        ],
      },
      { name: 'quotations', title: 'Quotations', list: QuotationByEnquiryList, by: 'opportunity' },
      {
        name: 'activities',
        title: 'Activities',
        list: ActivityByEnquiryList,
        by: 'opportunity',
        rule: { permission: 'ViewCustomers' },
      },
      {
        name: 'notes',
        title: 'Notes',
        list: NoteByEnquiryList,
        by: 'opportunity',
        rule: { permission: 'ViewCustomers' },
      },
      {
        name: 'attachments',
        title: 'Attachments',
        list: AttachmentByEnquiryList,
        by: 'opportunity',
        rule: { permission: 'ViewCustomers' },
      },
      { name: 'History', title: 'History', history: true },
    ])}
  />
);
