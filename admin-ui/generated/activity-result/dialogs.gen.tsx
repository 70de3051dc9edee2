// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { activityResult } from './resource.gen.ts';

const Form = formOf(activityResult);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={activityResult} Form={Form} {...activityResult.dialogs.edit!} />
);
