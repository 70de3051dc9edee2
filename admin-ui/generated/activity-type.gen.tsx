// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.
import type { ActivityType } from '../../schemas/generated/activity-type.gen.ts';
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

export type ActivityTypeSlots = Slots<ActivityType, 'id' | 'activityTypeName' | 'active' | 'version' | 'position'>;

export const activityType: Resource<ActivityType> = {
  ...resources.activityType,
  ...registered(resources.activityType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    activityTypeName: {
      title: 'Activity Type',
      type: 'string',
      maxLength: 100,
      required: 'Activity Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Activity Type', width: 500, layout: [['activityTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/activity-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(activityType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={activityType} Form={Form} {...activityType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={activityType}
      name="settings"
      title={schemaText('Activity Types')}
      columns={['activityTypeName', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'activityTypeName', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
