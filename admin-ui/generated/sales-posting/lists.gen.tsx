// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { salesPosting } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={salesPosting}
    name="main"
    title={schemaText('Postings')}
    columns={[
      'fileName',
      'kind',
      'sYear',
      'dateCreated',
      'createdBy',
      'rowCount',
      'postedCount',
      'failedCount',
      'total',
      'status',
    ]}
    card={['kind', 'sYear', 'total']}
    filters={['kind', 'sYear', 'status']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
  />
);
