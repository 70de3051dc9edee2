// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { alert } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={alert}
    name="main"
    title={schemaText('Alerts')}
    columns={['alertDesc', 'user', 'source', 'dateCreated', 'alertSeen', 'archived']}
    filters={['alertSeen', 'archived']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
    rows={50}
  />
);
