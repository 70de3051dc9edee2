// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.
import type { IndustryType } from '../../schemas/generated/industry-type.gen.ts';
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

export type IndustryTypeSlots = Slots<IndustryType, 'id' | 'industryTypeName' | 'active' | 'version'>;

export const industryType: Resource<IndustryType> = {
  ...resources.industryType,
  ...registered(resources.industryType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    industryTypeName: {
      title: 'Industry',
      type: 'string',
      maxLength: 100,
      required: 'Industry is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Industry Type', width: 500, layout: [['industryTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/industry-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(industryType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={industryType} Form={Form} {...industryType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={industryType}
      name="settings"
      title={schemaText('Industry Types')}
      columns={['industryTypeName', 'active']}
      filters={['active']}
      sort={{ field: 'industryTypeName', order: 'ASC' }}
      sorts={['industryTypeName', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
