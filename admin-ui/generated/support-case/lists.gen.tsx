// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { supportCase } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={supportCase}
    name="main"
    title={schemaText('Support Cases')}
    columns={['description', 'type', 'status', 'loggedInUser', 'dateCreated', 'active']}
    more={['lastEP', 'errorCode', 'resolution']}
    filters={['type', 'status', 'active']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated', 'description']}
    edit={EditDialog}
  />
);

export const MineList = (props: ListProps) => (
  <EntityList
    {...props}
    of={supportCase}
    name="mine"
    title={schemaText('My Support Cases')}
    columns={['description', 'type', 'status', 'dateCreated']}
    more={['resolution']}
    filters={['status']}
    where={{ loggedInUser: '$user' }}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    sorts={['dateCreated']}
    edit={EditDialog}
    opens="dialog"
    empty={schemaText(
      "You haven't reported any problems. To report one, choose the lifebuoy at the top: it takes a screenshot for your report.",
    )}
  />
);
