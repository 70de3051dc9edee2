// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
import type { SalesExec } from '../../schemas/generated/sales-exec.gen.ts';
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

export type SalesExecSlots = Slots<SalesExec, 'id' | 'salesExecName' | 'user' | 'active' | 'version'>;

export const salesExec: Resource<SalesExec> = {
  ...resources.salesExec,
  ...registered(resources.salesExec),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    salesExecName: {
      title: 'Sales Exec',
      type: 'string',
      maxLength: 100,
      required: 'Sales Exec is required',
      transform: ['trim'],
    },
    user: {
      title: 'User',
      description: 'Who this is. When the user leaves, their customers can be handed over.',
      type: 'ref',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Sales Exec', width: 500, layout: [['salesExecName'], ['user'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/sales-exec').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(salesExec);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={salesExec} Form={Form} {...salesExec.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={salesExec}
      name="settings"
      title={schemaText('Sales Execs')}
      columns={['salesExecName', 'user', 'active']}
      filters={['active']}
      sort={{ field: 'salesExecName', order: 'ASC' }}
      sorts={['salesExecName', 'active', 'user']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
