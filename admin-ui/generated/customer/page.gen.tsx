// Generated from schemas/entities/customer.json. Do not edit: change the schema and run npm run generate.
import { RecordPage } from '../../platform/pages/RecordPage.tsx';
import { FullDialog } from './dialogs.gen.tsx';
import { customer } from './resource.gen.ts';

export const CustomerPage = () => (
  <RecordPage
    of={customer}
    edit={FullDialog}
    facts={['custCode', 'region', 'mbpBranch', 'salesExec']}
    tabs={[
      {
        name: 'detail',
        title: 'Detail',
        layout: [
          ['custCode', 'custName'],
          ['address1', 'address2'],
          ['address3', 'address4'],
          ['cityTown', 'postCode'],
          ['country', 'region'],
          ['mbpBranch', 'salesExec'],
          ['customerType', 'industryType'],
          ['keyContact', 'parentCustomer'],
          ['phoneNo', 'mobile'],
          ['faxNo', 'mainEmail'],
          ['website', 'tags'],
          ['showMsg'],
          ['mainNotes'],
          ['dateCreated', 'createdBy'],
          ['dateUpdated', 'updatedBy'],
        ],
      },
      { name: 'history', title: 'History', history: true },
    ]}
  />
);
