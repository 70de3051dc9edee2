// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.
import type { Department } from '../../schemas/generated/department.gen.ts';
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
import { resources } from './resources.gen.ts';

export type DepartmentSlots = Slots<Department, 'id' | 'departmentName' | 'active' | 'version'>;

export const department: Resource<Department> = {
  ...resources.department,
  ...registered(resources.department),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    departmentName: {
      title: 'Department',
      type: 'string',
      maxLength: 100,
      required: 'Department is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Department', width: 500, layout: [['departmentName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/department').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(department);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={department} Form={Form} {...department.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={department}
      name="settings"
      title={schemaText('Departments')}
      columns={['departmentName', 'active']}
      filters={['active']}
      sort={{ field: 'departmentName', order: 'ASC' }}
      sorts={['departmentName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
