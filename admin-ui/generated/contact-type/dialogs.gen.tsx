// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { contactType } from './resource.gen.ts';

const Form = formOf(contactType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={contactType} Form={Form} {...contactType.dialogs.edit!} />
);
