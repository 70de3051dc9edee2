// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { opportunityType } from './resource.gen.ts';

const Form = formOf(opportunityType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={opportunityType} Form={Form} {...opportunityType.dialogs.edit!} />
);
