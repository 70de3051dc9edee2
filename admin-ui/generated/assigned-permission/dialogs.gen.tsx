// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { assignedPermission } from './resource.gen.ts';

export const AssignDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={assignedPermission} {...assignedPermission.dialogs.assign!} />
);
