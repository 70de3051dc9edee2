// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { opportunityType } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={opportunityType} {...opportunityType.dialogs.edit!} />
);
