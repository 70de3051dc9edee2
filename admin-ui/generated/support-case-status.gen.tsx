// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.
import type { SupportCaseStatus } from '../../schemas/generated/support-case-status.gen.ts';
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

export type SupportCaseStatusSlots = Slots<SupportCaseStatus, 'id' | 'name' | 'active' | 'version'>;

export const supportCaseStatus: Resource<SupportCaseStatus> = {
  ...resources.supportCaseStatus,
  ...registered(resources.supportCaseStatus),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    name: { title: 'Status', type: 'string', maxLength: 100, required: 'Status is required', transform: ['trim'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Support Case Status', width: 500, layout: [['name'], ['active']] } }),
  layout: [],

  loadValidators: () =>
    import('#validators/support-case-status').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(supportCaseStatus);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={supportCaseStatus} Form={Form} {...supportCaseStatus.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={supportCaseStatus}
      name="settings"
      title={schemaText('Support Case Statuses')}
      columns={['name', 'active']}
      filters={['active']}
      sort={{ field: 'id', order: 'ASC' }}
      sorts={['id', 'name', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
