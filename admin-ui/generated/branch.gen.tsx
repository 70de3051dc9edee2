// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
import type { Branch } from '../../schemas/generated/branch.gen.ts';
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

export type BranchSlots = Slots<
  Branch,
  'id' | 'branchName' | 'branchCode' | 'salesExec' | 'branchId' | 'salesExecId' | 'salesExecName' | 'active' | 'version'
>;

export const branch: Resource<Branch> = {
  ...resources.branch,
  ...registered(resources.branch),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    branchName: {
      title: 'Branch',
      type: 'string',
      maxLength: 100,
      required: 'Branch is required',
      transform: ['trim'],
    },
    branchCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    salesExec: { title: 'Sales Exec', type: 'ref', to: 'salesExec' },
    branchId: { title: 'Branch Id', type: 'alias', alias: ['id'] },
    salesExecId: { title: 'Sales Exec Id', type: 'alias', alias: ['salesExec', 'id'] },
    salesExecName: { title: 'Sales Exec Name', type: 'alias', alias: ['salesExec', 'salesExecName'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Branch', width: 500, layout: [['branchName'], ['branchCode'], ['salesExec'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/branch').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(branch);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={branch} Form={Form} {...branch.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={branch}
      name="settings"
      title={schemaText('Branches')}
      columns={['branchName', 'branchCode', 'salesExec', 'active']}
      filters={['active']}
      sort={{ field: 'branchName', order: 'ASC' }}
      sorts={['branchName', 'branchCode', 'active', 'salesExec']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
