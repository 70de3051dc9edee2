// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { activityStatus } from './resource.gen.ts';

const Form = formOf(activityStatus);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={activityStatus} Form={Form} {...activityStatus.dialogs.edit!} />
);
