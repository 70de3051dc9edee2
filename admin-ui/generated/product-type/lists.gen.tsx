// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { productType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
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
  />
);
