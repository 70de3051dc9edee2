// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { customerBranch } from './resource.gen.ts';

const Form = formOf(customerBranch);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={customerBranch} Form={Form} {...customerBranch.dialogs.edit!} />
);
