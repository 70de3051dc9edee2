// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../platform/dialogs/dialog-props.ts';
import { EntityDialog } from '../../platform/dialogs/EntityDialog.tsx';
import { user } from './resource.gen.ts';

export const NewDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={user}
    title="New user"
    width={640}
    layout={[['firstName', 'lastName'], ['email'], ['role', 'mbpDept'], ['supervisor'], ['defRegion', 'defBranch']]}
    require={{ role: 'Role is required.' }}
  />
);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={user}
    title="User"
    width={640}
    layout={[
      ['firstName', 'lastName'],
      ['email'],
      ['role', 'status'],
      ['mbpDept', 'supervisor'],
      ['defRegion', 'defBranch'],
      ['getReminderEmail', 'getNotesEmail'],
      ['getCustApproveEmail', 'createOutlookActivity'],
      ['menuMode', 'menuType'],
      ['menuColour', 'themeColour'],
      ['profileLogo'],
    ]}
    readOnly={['email']}
    require={{ role: 'Role is required.' }}
  />
);
