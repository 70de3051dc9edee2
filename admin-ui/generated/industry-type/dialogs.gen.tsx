// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { industryType } from './resource.gen.ts';

const Form = formOf(industryType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={industryType} Form={Form} {...industryType.dialogs.edit!} />
);
