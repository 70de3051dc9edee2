// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { enquiry } from './resource.gen.ts';

const Form = formOf(enquiry);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={enquiry} Form={Form} {...enquiry.dialogs.edit!} />
);
