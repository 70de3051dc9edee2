// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { user } from './resource.gen.ts';

const Form = formOf(user);

export const NewDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={user} Form={Form} {...user.dialogs.new!} />
);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={user} Form={Form} {...user.dialogs.edit!} />
);
