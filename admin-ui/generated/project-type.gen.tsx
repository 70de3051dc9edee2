// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.
import type { ProjectType } from '../../schemas/generated/project-type.gen.ts';
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

export type ProjectTypeSlots = Slots<ProjectType, 'id' | 'projTypeName' | 'active' | 'version'>;

export const projectType: Resource<ProjectType> = {
  ...resources.projectType,
  ...registered(resources.projectType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    projTypeName: {
      title: 'Project Type',
      type: 'string',
      maxLength: 100,
      required: 'Project Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Project Type', width: 500, layout: [['projTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/project-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(projectType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={projectType} Form={Form} {...projectType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={projectType}
      name="settings"
      title={schemaText('Project Types')}
      columns={['projTypeName', 'active']}
      filters={['active']}
      sort={{ field: 'projTypeName', order: 'ASC' }}
      sorts={['projTypeName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
