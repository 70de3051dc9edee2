// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.
import type { OpportunityStatus } from '../../schemas/generated/opportunity-status.gen.ts';
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

export type OpportunityStatusSlots = Slots<
  OpportunityStatus,
  'id' | 'oppStatusName' | 'oppStatusCode' | 'statusName' | 'colourCode' | 'active' | 'version' | 'position'
>;

export const opportunityStatus: Resource<OpportunityStatus> = {
  ...resources.opportunityStatus,
  ...registered(resources.opportunityStatus),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    oppStatusName: {
      title: 'Status',
      type: 'string',
      maxLength: 100,
      required: 'Status is required',
      transform: ['trim'],
    },
    oppStatusCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    statusName: { title: 'Status Name', type: 'alias', alias: ['oppStatusName'] },
    colourCode: { title: 'Colour', type: 'string', format: 'colour', maxLength: 100 },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Enquiry Status',
      width: 500,
      layout: [['oppStatusName'], ['oppStatusCode'], ['colourCode'], ['active']],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/opportunity-status').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(opportunityStatus);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={opportunityStatus} Form={Form} {...opportunityStatus.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={opportunityStatus}
      name="settings"
      title={schemaText('Enquiry Statuses')}
      columns={['oppStatusName', 'oppStatusCode', 'colourCode', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'oppStatusName', 'oppStatusCode', 'colourCode', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
