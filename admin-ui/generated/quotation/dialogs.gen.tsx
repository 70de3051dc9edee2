// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { quotation } from './resource.gen.ts';

const Form = formOf(quotation);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={quotation} Form={Form} {...quotation.dialogs.edit!} />
);
