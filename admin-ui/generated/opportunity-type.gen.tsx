// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.
import type { OpportunityType } from '../../schemas/generated/opportunity-type.gen.ts';
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

export type OpportunityTypeSlots = Slots<OpportunityType, 'id' | 'opportunityTypeName' | 'active' | 'version'>;

export const opportunityType: Resource<OpportunityType> = {
  ...resources.opportunityType,
  ...registered(resources.opportunityType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    opportunityTypeName: {
      title: 'Opportunity Type',
      type: 'string',
      maxLength: 100,
      required: 'Opportunity Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Opportunity Type', width: 500, layout: [['opportunityTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/opportunity-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(opportunityType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={opportunityType} Form={Form} {...opportunityType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={opportunityType}
      name="settings"
      title={schemaText('Opportunity Types')}
      columns={['opportunityTypeName', 'active']}
      filters={['active']}
      sort={{ field: 'opportunityTypeName', order: 'ASC' }}
      sorts={['opportunityTypeName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
