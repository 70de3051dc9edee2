// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.
import type { JobTitle } from '../../schemas/generated/job-title.gen.ts';
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

export type JobTitleSlots = Slots<JobTitle, 'id' | 'jobTitleName' | 'active' | 'version'>;

export const jobTitle: Resource<JobTitle> = {
  ...resources.jobTitle,
  ...registered(resources.jobTitle),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    jobTitleName: {
      title: 'Job Title',
      type: 'string',
      maxLength: 100,
      required: 'Job Title is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Job Title', width: 500, layout: [['jobTitleName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('#validators/job-title').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(jobTitle);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={jobTitle} Form={Form} {...jobTitle.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={jobTitle}
      name="settings"
      title={schemaText('Job Titles')}
      columns={['jobTitleName', 'active']}
      filters={['active']}
      sort={{ field: 'jobTitleName', order: 'ASC' }}
      sorts={['jobTitleName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
