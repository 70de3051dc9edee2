// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.
import type { Manufacturer } from '../../schemas/generated/manufacturer.gen.ts';
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

export type ManufacturerSlots = Slots<Manufacturer, 'id' | 'manufacturerName' | 'active' | 'version'>;

export const manufacturer: Resource<Manufacturer> = {
  ...resources.manufacturer,
  ...registered(resources.manufacturer),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    manufacturerName: {
      title: 'Manufacturer',
      type: 'string',
      maxLength: 100,
      required: 'Manufacturer is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Manufacturer', width: 500, layout: [['manufacturerName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/manufacturer').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(manufacturer);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={manufacturer} Form={Form} {...manufacturer.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={manufacturer}
      name="settings"
      title={schemaText('Manufacturers')}
      columns={['manufacturerName', 'active']}
      filters={['active']}
      sort={{ field: 'manufacturerName', order: 'ASC' }}
      sorts={['manufacturerName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
