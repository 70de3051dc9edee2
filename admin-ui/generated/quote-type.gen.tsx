// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.
import type { QuoteType } from '../../schemas/generated/quote-type.gen.ts';
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

export type QuoteTypeSlots = Slots<QuoteType, 'id' | 'quoteTypeName' | 'active' | 'version'>;

export const quoteType: Resource<QuoteType> = {
  ...resources.quoteType,
  ...registered(resources.quoteType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    quoteTypeName: {
      title: 'Quote Type',
      type: 'string',
      maxLength: 100,
      required: 'Quote Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Quote Type', width: 500, layout: [['quoteTypeName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('#validators/quote-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(quoteType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={quoteType} Form={Form} {...quoteType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={quoteType}
      name="settings"
      title={schemaText('Quote Types')}
      columns={['quoteTypeName', 'active']}
      filters={['active']}
      sort={{ field: 'quoteTypeName', order: 'ASC' }}
      sorts={['quoteTypeName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
