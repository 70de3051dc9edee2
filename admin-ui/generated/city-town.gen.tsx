// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.
import type { CityTown } from '../../schemas/generated/city-town.gen.ts';
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

export type CityTownSlots = Slots<CityTown, 'id' | 'cityTownName' | 'active' | 'version'>;

export const cityTown: Resource<CityTown> = {
  ...resources.cityTown,
  ...registered(resources.cityTown),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    cityTownName: {
      title: 'City/Town',
      type: 'string',
      maxLength: 100,
      required: 'City/Town is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'City/Town', width: 500, layout: [['cityTownName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('#validators/city-town').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(cityTown);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={cityTown} Form={Form} {...cityTown.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={cityTown}
      name="settings"
      title={schemaText('Cities/Towns')}
      columns={['cityTownName', 'active']}
      filters={['active']}
      sort={{ field: 'cityTownName', order: 'ASC' }}
      sorts={['cityTownName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
