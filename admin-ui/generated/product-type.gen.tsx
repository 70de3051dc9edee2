// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.
import type { ProductType } from '../../schemas/generated/product-type.gen.ts';
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

export type ProductTypeSlots = Slots<
  ProductType,
  'id' | 'productTypeName' | 'expiryMonths' | 'active' | 'version' | 'position'
>;

export const productType: Resource<ProductType> = {
  ...resources.productType,
  ...registered(resources.productType),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    productTypeName: {
      title: 'Product Type',
      type: 'string',
      maxLength: 100,
      required: 'Product Type is required',
      transform: ['trim'],
    },
    expiryMonths: {
      title: 'Expiry months',
      description: 'Months until a quotation for it expires.',
      type: 'integer',
      minimum: 0,
      maximum: 120,
      default: 3,
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Product Type', width: 500, layout: [['productTypeName'], ['expiryMonths'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/product-type').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(productType);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={productType} Form={Form} {...productType.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={productType}
      name="settings"
      title={schemaText('Product Types')}
      columns={['productTypeName', 'expiryMonths', 'active']}
      filters={['active']}
      sort={{ field: 'position', order: 'ASC' }}
      sorts={['position', 'productTypeName', 'expiryMonths', 'active']}
      rows={100}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
