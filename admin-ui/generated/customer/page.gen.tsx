// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { ByCustomerList as ContactByCustomerList } from '../contact/lists.gen.tsx';
import { ByCustomerList as CustomerBranchByCustomerList } from '../customer-branch/lists.gen.tsx';
import { ByCustomerList as NoteByCustomerList } from '../note/lists.gen.tsx';
import { ByCustomerList as ActivityByCustomerList } from '../activity/lists.gen.tsx';
import { ByCustomerList as QuotationByCustomerList } from '../quotation/lists.gen.tsx';
import { ByCustomerList as AttachmentByCustomerList } from '../attachment/lists.gen.tsx';
import { ByCustomerList as ActualSalesByCustomerList } from '../actual-sales/lists.gen.tsx';
import { FullDialog } from './dialogs.gen.tsx';
import { customer } from './resource.gen.ts';

export const CustomerPage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={customer}
    edit={FullDialog}
    facts={['custCode', 'region', 'mbpBranch', 'salesExec']}
    tabs={localised('tabs', [
      {
        name: 'detail',
        title: 'Detail',
        groups: [
          {
            title: 'Company',
            fields: ['custCode', 'custName', 'customerType', 'industryType', 'parentCustomer', 'tags'],
          },
          {
            title: 'Address',
            fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
          },
          { title: 'Territory', fields: ['region', 'mbpBranch', 'salesExec'] },
          { title: 'Contact', fields: ['keyContact', 'phoneNo', 'mobile', 'faxNo', 'mainEmail', 'website'] },
          { title: 'Notes', fields: ['showMsg', 'mainNotes'] },
          { title: 'Record', fields: ['dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
        ],
      },
      { name: 'contacts', title: 'Contacts', list: ContactByCustomerList, by: 'customer' },
      { name: 'linkedaccounts', title: 'Branch accounts', list: CustomerBranchByCustomerList, by: 'customer' },
      { name: 'notes', title: 'Notes', list: NoteByCustomerList, by: 'customer' },
      { name: 'activities', title: 'Activities', list: ActivityByCustomerList, by: 'customer' },
      {
        name: 'quotations',
        title: 'Quotations',
        list: QuotationByCustomerList,
        by: 'customer',
        rule: { permission: 'ViewQuotations' },
      },
      { name: 'attachments', title: 'Attachments', list: AttachmentByCustomerList, by: 'customer' },
      {
        name: 'sales',
        title: 'Sales',
        list: ActualSalesByCustomerList,
        by: 'customer',
        rule: { permission: 'ViewSalesImport' },
        slot: true,
      },
      { name: 'history', title: 'History', history: true },
    ])}
  />
);
