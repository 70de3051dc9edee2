// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.
import type { CustomerType } from '../../schemas/generated/customer-type.gen.ts';
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

export type CustomerTypeSlots = Slots<CustomerType, 'id' | 'typeName' | 'active' | 'version'>;

export const customerType: Resource<CustomerType> = {
  ...resources.customerType,
  ...registered(resources.customerType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    typeName: {
      title: 'Customer Type',
      type: 'string',
      maxLength: 100,
      required: 'Customer Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Customer Type', width: 500, layout: [['typeName'], ['active']] } }),
  layout: [],

  loadValidators: () =>
    import('#validators/customer-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(customerType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={customerType} Form={Form} {...customerType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={customerType}
      name="settings"
      title={schemaText('Customer Types')}
      columns={['typeName', 'active']}
      filters={['active']}
      sort={{ field: 'typeName', order: 'ASC' }}
      sorts={['typeName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
