// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.
import type { ReminderType } from '../../schemas/generated/reminder-type.gen.ts';
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

export type ReminderTypeSlots = Slots<ReminderType, 'id' | 'reminderTypeName' | 'active' | 'version' | 'position'>;

export const reminderType: Resource<ReminderType> = {
  ...resources.reminderType,
  ...registered(resources.reminderType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    reminderTypeName: {
      title: 'Reminder Type',
      type: 'string',
      maxLength: 100,
      required: 'Reminder Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Reminder Type', width: 500, layout: [['reminderTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/reminder-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(reminderType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={reminderType} Form={Form} {...reminderType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={reminderType}
      name="settings"
      title={schemaText('Reminder Types')}
      columns={['reminderTypeName', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'reminderTypeName', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
