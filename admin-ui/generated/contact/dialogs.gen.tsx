// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../platform/dialogs/dialog-props.ts';
import { EntityDialog } from '../../platform/dialogs/EntityDialog.tsx';
import { contact } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={contact}
    title="Contact Details"
    width={900}
    layout={[
      ['firstName', 'lastName', 'salutation'],
      ['jobFunction', 'jobTitle', 'contactType'],
      ['customer'],
      ['address1', 'address2'],
      ['address3', 'address4'],
      ['cityTown', 'postCode'],
      ['phoneNo', 'mobile', 'email'],
      ['notes'],
      ['canEmail', 'canCall', 'canMail'],
      ['keyContact', 'active'],
    ]}
    star={['firstName', 'lastName', 'jobFunction', 'address1', 'address2', 'address3', 'cityTown', 'phoneNo', 'email']}
  />
);
