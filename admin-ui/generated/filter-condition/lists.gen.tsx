// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { filterCondition } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={filterCondition}
    name="main"
    title={schemaText('Filter conditions')}
    columns={['rowNo', 'rowStart', 'dbField', 'condition', 'value']}
    sort={{ field: 'rowNo', order: 'ASC' }}
    sorts={['rowNo']}
  />
);
