// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { trash } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={trash}
    name="main"
    title={schemaText('Deleted')}
    columns={['recordName', 'kind', 'about', 'records', 'deletedAt', 'deletedBy', 'keptUntil']}
    card={['about', 'kind', 'deletedAt']}
    filters={['kind', 'deletedBy']}
    sort={{ field: 'deletedAt', order: 'DESC' }}
    sorts={['deletedAt', 'recordName']}
    rows={50}
    empty={schemaText('Nothing was deleted in the last 30 days.')}
  />
);
