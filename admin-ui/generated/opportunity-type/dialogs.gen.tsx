// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { opportunityType } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={opportunityType}
    title="Opportunity Type"
    width={500}
    layout={[['opportunityTypeName'], ['active']]}
  />
);
