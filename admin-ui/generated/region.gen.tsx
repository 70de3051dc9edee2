// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.
import type { Region } from '../../schemas/generated/region.gen.ts';
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

export type RegionSlots = Slots<Region, 'id' | 'regionName' | 'regionCode' | 'active' | 'version'>;

export const region: Resource<Region> = {
  ...resources.region,
  ...registered(resources.region),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    regionName: {
      title: 'Region',
      type: 'string',
      maxLength: 100,
      required: 'Region is required',
      transform: ['trim'],
    },
    regionCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Region', width: 500, layout: [['regionName'], ['regionCode'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/region').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(region);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={region} Form={Form} {...region.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={region}
      name="settings"
      title={schemaText('Regions')}
      columns={['regionName', 'regionCode', 'active']}
      filters={['active']}
      sort={{ field: 'regionName', order: 'ASC' }}
      sorts={['regionName', 'regionCode', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
