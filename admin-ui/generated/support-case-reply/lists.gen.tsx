// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { supportCaseReply } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={supportCaseReply}
    name="main"
    title={schemaText('Replies')}
    columns={['reply', 'createdBy', 'repliedOn']}
    filters={['supportCase']}
    sort={{ field: 'repliedOn', order: 'ASC' }}
    sorts={['repliedOn']}
  />
);
