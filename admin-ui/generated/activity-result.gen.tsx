// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
import type { ActivityResult } from '../../schemas/generated/activity-result.gen.ts';
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

export type ActivityResultSlots = Slots<
  ActivityResult,
  'id' | 'resultDesc' | 'resultCode' | 'createActivity' | 'daysFromNow' | 'active' | 'version' | 'position'
>;

export const activityResult: Resource<ActivityResult> = {
  ...resources.activityResult,
  ...registered(resources.activityResult),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    resultDesc: {
      title: 'Result',
      type: 'string',
      maxLength: 100,
      required: 'Result is required',
      transform: ['trim'],
    },
    resultCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    createActivity: { title: 'Plans a follow-up', type: 'boolean', default: false },
    daysFromNow: {
      title: 'Days from now',
      description: 'Days until the follow-up.',
      type: 'integer',
      minimum: 0,
      maximum: 3650,
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Activity Result',
      width: 500,
      layout: [['resultDesc'], ['resultCode'], ['createActivity'], ['daysFromNow'], ['active']],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/activity-result').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(activityResult);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={activityResult} Form={Form} {...activityResult.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={activityResult}
      name="settings"
      title={schemaText('Activity Results')}
      columns={['resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
