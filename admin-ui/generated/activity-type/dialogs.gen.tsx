// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { activityType } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={activityType}
    title="Activity Type"
    width={500}
    layout={[['activityTypeName'], ['active']]}
  />
);
