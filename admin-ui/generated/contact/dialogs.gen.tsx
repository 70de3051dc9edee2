// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { contact } from './resource.gen.ts';

const Form = formOf(contact);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={contact} Form={Form} {...contact.dialogs.edit!} />
);
