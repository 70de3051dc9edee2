// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { role } from './resource.gen.ts';

export const RolePage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={role}
    edit={EditDialog}
    facts={['showSettings']}
    tabs={localised('tabs', [
      {
        name: 'detail',
        title: 'Detail',
        groups: [
          {
            title: 'Role',
            fields: ['roleName', 'active', 'showSettings', 'showAdmin', 'requiresSecondFactor', 'dashboardOf'],
          },
          { title: 'Record', fields: ['dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
        ],
      },
      { name: 'permissions', title: 'Permissions', slot: true },
    ])}
  />
);
