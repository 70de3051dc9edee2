// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { role } from './resource.gen.ts';

const Form = formOf(role);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={role} Form={Form} {...role.dialogs.edit!} />
);
