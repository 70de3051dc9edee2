// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { userViewFilter } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={userViewFilter}
    name="main"
    title={schemaText('Saved filters')}
    columns={['favouriteOrder', 'filterName', 'whereClause', 'orderByClause', 'favourite']}
    sort={{ field: 'favouriteOrder', order: 'ASC' }}
    sorts={['favouriteOrder', 'filterName']}
    rows={50}
  />
);
