// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { userViewField } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={userViewField}
    name="main"
    title={schemaText('Column selections')}
    columns={['dbView', 'dbField', 'colOrder', 'width']}
    sort={{ field: 'colOrder', order: 'ASC' }}
    sorts={['colOrder']}
  />
);
