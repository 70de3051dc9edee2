// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { projectType } from './resource.gen.ts';

const Form = formOf(projectType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={projectType} Form={Form} {...projectType.dialogs.edit!} />
);
