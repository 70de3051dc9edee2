// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.
import type { ContactType } from '../../schemas/generated/contact-type.gen.ts';
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

export type ContactTypeSlots = Slots<ContactType, 'id' | 'contactTypeName' | 'active' | 'version'>;

export const contactType: Resource<ContactType> = {
  ...resources.contactType,
  ...registered(resources.contactType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    contactTypeName: {
      title: 'Contact Type',
      type: 'string',
      maxLength: 100,
      required: 'Contact Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Contact Type', width: 500, layout: [['contactTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/contact-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(contactType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={contactType} Form={Form} {...contactType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={contactType}
      name="settings"
      title={schemaText('Contact Types')}
      columns={['contactTypeName', 'active']}
      filters={['active']}
      sort={{ field: 'contactTypeName', order: 'ASC' }}
      sorts={['contactTypeName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
