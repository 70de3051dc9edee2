// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.
import type { QuotationGrade } from '../../schemas/generated/quotation-grade.gen.ts';
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

export type QuotationGradeSlots = Slots<QuotationGrade, 'id' | 'quoteGradeName' | 'active' | 'version' | 'position'>;

export const quotationGrade: Resource<QuotationGrade> = {
  ...resources.quotationGrade,
  ...registered(resources.quotationGrade),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    quoteGradeName: {
      title: 'Grade',
      type: 'string',
      maxLength: 100,
      required: 'Grade is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Quotation Grade', width: 500, layout: [['quoteGradeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/quotation-grade').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(quotationGrade);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={quotationGrade} Form={Form} {...quotationGrade.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={quotationGrade}
      name="settings"
      title={schemaText('Quotation Grades')}
      columns={['quoteGradeName', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'quoteGradeName', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
