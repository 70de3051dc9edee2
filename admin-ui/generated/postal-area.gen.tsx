// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.
import type { PostalArea } from '../../schemas/generated/postal-area.gen.ts';
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

export type PostalAreaSlots = Slots<
  PostalArea,
  'id' | 'areaCode' | 'region' | 'mbpBranch' | 'salesExec' | 'active' | 'version'
>;

export const postalArea: Resource<PostalArea> = {
  ...resources.postalArea,
  ...registered(resources.postalArea),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    areaCode: {
      title: 'Area',
      description: 'An area, a district or a sector: S, S17 or S17 4.',
      type: 'string',
      maxLength: 8,
      required: 'Area is required',
      transform: ['trim', 'upper'],
    },
    region: { title: 'Region', type: 'ref', required: 'Region is required', to: 'region' },
    mbpBranch: { title: 'Branch', type: 'ref', to: 'branch' },
    salesExec: { title: 'Sales Exec', type: 'ref', to: 'salesExec' },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Postal Area',
      width: 500,
      layout: [['areaCode'], ['region'], ['mbpBranch'], ['salesExec'], ['active']],
    },
  }),
  layout: [],

  bulk: { set: ['mbpBranch', 'salesExec', 'region'] },
  loadValidators: () => import('#validators/postal-area').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(postalArea);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={postalArea} Form={Form} {...postalArea.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={postalArea}
      name="settings"
      title={schemaText('Postal Areas')}
      columns={['areaCode', 'region', 'mbpBranch', 'salesExec', 'active']}
      filters={['region', 'mbpBranch', 'active']}
      sort={{ field: 'areaCode', order: 'ASC' }}
      sorts={['areaCode', 'active', 'region', 'mbpBranch', 'salesExec']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
