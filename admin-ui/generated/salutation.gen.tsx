// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.
import type { Salutation } from '../../schemas/generated/salutation.gen.ts';
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

export type SalutationSlots = Slots<Salutation, 'id' | 'salutationName' | 'active' | 'version'>;

export const salutation: Resource<Salutation> = {
  ...resources.salutation,
  ...registered(resources.salutation),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    salutationName: {
      title: 'Salutation',
      type: 'string',
      maxLength: 100,
      required: 'Salutation is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Salutation', width: 500, layout: [['salutationName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/salutation').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(salutation);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={salutation} Form={Form} {...salutation.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={salutation}
      name="settings"
      title={schemaText('Salutations')}
      columns={['salutationName', 'active']}
      filters={['active']}
      sort={{ field: 'salutationName', order: 'ASC' }}
      sorts={['salutationName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
