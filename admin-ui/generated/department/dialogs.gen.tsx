// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { department } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={department} title="Department" width={500} layout={[['departmentName'], ['active']]} />
);
