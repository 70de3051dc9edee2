// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { salutation } from './resource.gen.ts';

const Form = formOf(salutation);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={salutation} Form={Form} {...salutation.dialogs.edit!} />
);
