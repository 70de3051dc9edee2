// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { activityType } from './resource.gen.ts';

const Form = formOf(activityType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={activityType} Form={Form} {...activityType.dialogs.edit!} />
);
