// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList, type ListProps } from '../../crud/list/EntityList.tsx';
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
