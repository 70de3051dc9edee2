// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { jobTitle } from './resource.gen.ts';

const Form = formOf(jobTitle);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={jobTitle} Form={Form} {...jobTitle.dialogs.edit!} />
);
