// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { activity } from './resource.gen.ts';

const Form = formOf(activity);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={activity} Form={Form} {...activity.dialogs.edit!} />
);
