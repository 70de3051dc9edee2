// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.
import type { ActivityStatus } from '../../schemas/generated/activity-status.gen.ts';
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

export type ActivityStatusSlots = Slots<
  ActivityStatus,
  'id' | 'statusName' | 'colourCode' | 'active' | 'version' | 'position'
>;

export const activityStatus: Resource<ActivityStatus> = {
  ...resources.activityStatus,
  ...registered(resources.activityStatus),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    statusName: {
      title: 'Status',
      type: 'string',
      maxLength: 100,
      required: 'Status is required',
      transform: ['trim'],
    },
    colourCode: { title: 'Colour', type: 'string', format: 'colour', maxLength: 100 },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Activity Status', width: 500, layout: [['statusName'], ['colourCode'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/activity-status').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(activityStatus);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={activityStatus} Form={Form} {...activityStatus.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={activityStatus}
      name="settings"
      title={schemaText('Activity Statuses')}
      columns={['statusName', 'colourCode', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'statusName', 'colourCode', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
