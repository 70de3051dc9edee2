// Generated from schemas/entities/customer-branch.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { customerBranch } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={customerBranch}
    title="Branch account"
    width={560}
    layout={[['customer'], ['tasCode'], ['mbpBranch', 'salesExec'], ['mainBranch', 'active']]}
    readOnly={['customer']}
  />
);
