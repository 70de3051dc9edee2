// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { attachment } from './resource.gen.ts';

const Form = formOf(attachment);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={attachment} Form={Form} {...attachment.dialogs.edit!} />
);
