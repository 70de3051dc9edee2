// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { userWidget } from './resource.gen.ts';

const Form = formOf(userWidget);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={userWidget} Form={Form} {...userWidget.dialogs.edit!} />
);
