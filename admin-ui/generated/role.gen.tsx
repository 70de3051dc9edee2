// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import slots from '../features/role/slots.tsx';
import type { Role } from '../../schemas/generated/role.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { asPage } from '../crud/form/as-page.tsx';
import type { DialogProps } from '../crud/form/dialog-props.ts';
import { EntityDialog } from '../crud/form/EntityDialog.tsx';
import { formOf } from '../crud/form/form-of.tsx';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { RecordPage } from '../crud/record-page/record-page.ts';
import type { PageProps } from '../crud/record-page/RecordPage.tsx';
import { resources } from './resources.gen.ts';

export type RoleSlots = Slots<
  Role,
  | 'id'
  | 'roleName'
  | 'showSettings'
  | 'showAdmin'
  | 'requiresSecondFactor'
  | 'active'
  | 'dashboardOf'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'permissions'
>;

export const role: Resource<Role> = {
  ...resources.role,
  ...registered(resources.role),
  list: MainList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),
  show: RolePage,
  icon: AdminPanelSettingsOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    roleName: {
      title: 'Role name',
      type: 'string',
      maxLength: 100,
      required: 'Role name is required.',
      transform: ['trim'],
    },
    showSettings: { title: 'May open the settings', type: 'boolean', default: false },
    showAdmin: { title: 'Administration', type: 'boolean', default: false },
    requiresSecondFactor: {
      title: 'Requires a second factor',
      description: 'Users also need a code from an app to sign in. Those who have none set it up after the password.',
      type: 'boolean',
      default: false,
    },
    active: { title: 'Active', type: 'boolean', default: true },
    dashboardOf: {
      title: 'Default dashboard',
      description: 'The user whose dashboard is the default of the role.',
      type: 'ref',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Role',
      width: 500,
      layout: [['roleName'], ['showSettings', 'showAdmin'], ['requiresSecondFactor'], ['dashboardOf'], ['active']],
    },
  }),
  layout: [
    'roleName',
    'active',
    'showSettings',
    'showAdmin',
    'requiresSecondFactor',
    'dashboardOf',
    'dateCreated',
    'createdBy',
    'dateUpdated',
    'updatedBy',
  ],

  loadValidators: () => import('#validators/role').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(role);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={role} Form={Form} {...role.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={role}
      name="main"
      title={schemaText('Roles')}
      columns={['roleName', 'showSettings', 'showAdmin', 'active']}
      filters={['active']}
      sort={{ field: 'roleName', order: 'ASC' }}
      sorts={['roleName', 'showSettings', 'showAdmin', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function RolePage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={role}
      edit={EditDialog}
      edits="edit"
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
}
