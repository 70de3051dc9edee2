// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { backgroundWork } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={backgroundWork}
    name="main"
    title={schemaText('Background work')}
    columns={['subject', 'state', 'person', 'queuedAt', 'endedAt', 'dueAt', 'reason']}
    more={['kind', 'schedule', 'startedAt', 'attempts', 'fileName', 'fileUntil']}
    card={['person', 'queuedAt', 'reason']}
    filters={['state', 'kind', 'person']}
    sort={{ field: 'queuedAt', order: 'DESC' }}
    sorts={['queuedAt']}
    rows={50}
    empty={schemaText('There is no background work.')}
  />
);

export const MineList = (props: ListProps) => (
  <EntityList
    {...props}
    of={backgroundWork}
    name="mine"
    title={schemaText('My background work')}
    columns={['subject', 'state', 'queuedAt', 'endedAt', 'reason']}
    more={['kind', 'dueAt', 'startedAt', 'attempts', 'fileName', 'fileUntil']}
    card={['queuedAt', 'reason']}
    filters={['state']}
    where={{ person: '$user' }}
    sort={{ field: 'queuedAt', order: 'DESC' }}
    sorts={['queuedAt']}
    empty={schemaText(
      'Exports of long lists and postings of spreadsheets are here while they are in progress, and for 30 days after.',
    )}
  />
);
