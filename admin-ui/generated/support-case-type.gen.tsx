// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.
import type { SupportCaseType } from '../../schemas/generated/support-case-type.gen.ts';
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

export type SupportCaseTypeSlots = Slots<SupportCaseType, 'id' | 'name' | 'code' | 'active' | 'version'>;

export const supportCaseType: Resource<SupportCaseType> = {
  ...resources.supportCaseType,
  ...registered(resources.supportCaseType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    name: { title: 'Type', type: 'string', maxLength: 100, required: 'Type is required', transform: ['trim'] },
    code: { title: 'Code', type: 'string', maxLength: 20, required: 'Code is required', transform: ['trim'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Support Case Type', width: 500, layout: [['name'], ['code'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/support-case-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(supportCaseType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={supportCaseType} Form={Form} {...supportCaseType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={supportCaseType}
      name="settings"
      title={schemaText('Support Case Types')}
      columns={['name', 'code', 'active']}
      filters={['active']}
      sort={{ field: 'id', order: 'ASC' }}
      sorts={['id', 'name', 'code', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
