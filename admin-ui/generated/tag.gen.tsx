// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.
import type { Tag } from '../../schemas/generated/tag.gen.ts';
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

export type TagSlots = Slots<Tag, 'id' | 'tag' | 'type' | 'active' | 'version'>;

export const tag: Resource<Tag> = {
  ...resources.tag,
  ...registered(resources.tag),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    tag: { title: 'Tag', type: 'string', maxLength: 100, required: 'Tag is required', transform: ['trim'] },
    type: {
      title: 'Type',
      type: 'string',
      values: ['NOTES', 'CUSTOMER', 'ATTACHMENT'],
      required: 'Type is required',
      labels: { NOTES: 'Notes', CUSTOMER: 'Customers', ATTACHMENT: 'Attachments' },
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Tag', width: 500, layout: [['tag'], ['type'], ['active']] } }),
  layout: [],

  loadValidators: () => import('#validators/tag').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(tag);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={tag} Form={Form} {...tag.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={tag}
      name="settings"
      title={schemaText('Tags')}
      columns={['tag', 'type', 'active']}
      filters={['type', 'active']}
      sort={{ field: 'tag', order: 'ASC' }}
      sorts={['tag', 'type', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
