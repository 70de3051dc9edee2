// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.
import type { JobFunction } from '../../schemas/generated/job-function.gen.ts';
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

export type JobFunctionSlots = Slots<JobFunction, 'id' | 'jobFuncName' | 'active' | 'version'>;

export const jobFunction: Resource<JobFunction> = {
  ...resources.jobFunction,
  ...registered(resources.jobFunction),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    jobFuncName: {
      title: 'Job Function',
      type: 'string',
      maxLength: 100,
      required: 'Job Function is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Job Function', width: 500, layout: [['jobFuncName'], ['active']] } }),
  layout: [],

  loadValidators: () =>
    import('#validators/job-function').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(jobFunction);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={jobFunction} Form={Form} {...jobFunction.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={jobFunction}
      name="settings"
      title={schemaText('Job Functions')}
      columns={['jobFuncName', 'active']}
      filters={['active']}
      sort={{ field: 'jobFuncName', order: 'ASC' }}
      sorts={['jobFuncName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
