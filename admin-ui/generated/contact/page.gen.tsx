// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { contact } from './resource.gen.ts';

export const ContactPage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={contact}
    edit={EditDialog}
    facts={['customer', 'jobFunction', 'phoneNo', 'email']}
    tabs={localised('tabs', [
      {
        name: 'detail',
        title: 'Detail',
        groups: [
          { title: 'Person', fields: ['firstName', 'lastName', 'customer', 'contactType', 'jobFunction', 'jobTitle'] },
          { title: 'Contact', fields: ['phoneNo', 'mobile', 'email', 'canEmail', 'canCall', 'canMail'] },
          {
            title: 'Address',
            fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
          },
          { title: 'Notes', fields: ['keyContact', 'active', 'notes'] },
          { title: 'Record', fields: ['dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
        ],
      },
    ])}
  />
);
