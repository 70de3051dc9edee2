// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { jobFunction } from './resource.gen.ts';

const Form = formOf(jobFunction);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={jobFunction} Form={Form} {...jobFunction.dialogs.edit!} />
);
