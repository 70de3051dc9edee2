// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.
import type { QuoteStatus } from '../../schemas/generated/quote-status.gen.ts';
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

export type QuoteStatusSlots = Slots<
  QuoteStatus,
  'id' | 'statusName' | 'colourCode' | 'active' | 'version' | 'position'
>;

export const quoteStatus: Resource<QuoteStatus> = {
  ...resources.quoteStatus,
  ...registered(resources.quoteStatus),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    statusName: {
      title: 'Status',
      type: 'string',
      maxLength: 100,
      required: 'Status is required',
      transform: ['trim'],
    },
    colourCode: { title: 'Colour', type: 'string', format: 'colour', maxLength: 100 },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Quote Status', width: 500, layout: [['statusName'], ['colourCode'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/quote-status').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(quoteStatus);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={quoteStatus} Form={Form} {...quoteStatus.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={quoteStatus}
      name="settings"
      title={schemaText('Quote Statuses')}
      columns={['statusName', 'colourCode', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'statusName', 'colourCode', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
