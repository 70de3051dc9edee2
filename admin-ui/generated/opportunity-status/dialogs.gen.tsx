// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { opportunityStatus } from './resource.gen.ts';

const Form = formOf(opportunityStatus);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={opportunityStatus} Form={Form} {...opportunityStatus.dialogs.edit!} />
);
