// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import slots from '../features/background-work/slots.tsx';
import type { BackgroundWork } from '../../schemas/generated/background-work.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type BackgroundWorkSlots = Slots<
  BackgroundWork,
  | 'id'
  | 'subject'
  | 'kind'
  | 'state'
  | 'person'
  | 'progress'
  | 'total'
  | 'attempts'
  | 'reason'
  | 'schedule'
  | 'queuedAt'
  | 'dueAt'
  | 'startedAt'
  | 'endedAt'
  | 'stopping'
  | 'link'
  | 'fileName'
  | 'fileLocation'
  | 'fileUntil'
>;

export const backgroundWork: Resource<BackgroundWork> = {
  ...resources.backgroundWork,
  ...registered(resources.backgroundWork),
  list: MainList,
  icon: PendingActionsOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    subject: { title: 'Work', type: 'string', maxLength: 200, readOnly: true, transform: ['trim'] },
    kind: {
      title: 'Kind',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      transform: ['trim'],
      labels: {
        bulkChange: 'Bulk change',
        export: 'Export',
        import: 'Import',
        mail: 'E-mail',
        posting: 'Posting',
        regular: 'Regular work',
      },
    },
    state: {
      title: 'State',
      type: 'string',
      values: ['Waiting', 'Running', 'Done', 'Failed', 'Stopped'],
      readOnly: true,
      widget: 'badge',
    },
    person: { title: 'For', type: 'ref', readOnly: true, to: 'user' },
    progress: { title: 'Done', type: 'integer', readOnly: true },
    total: { title: 'Of', type: 'integer', readOnly: true },
    attempts: { title: 'Attempts', type: 'integer', readOnly: true },
    reason: { title: 'Last problem', type: 'string', maxLength: 1000, readOnly: true, transform: ['trim'] },
    schedule: { title: 'Schedule', type: 'string', maxLength: 100, readOnly: true, transform: ['trim'] },
    queuedAt: { title: 'Queued', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    dueAt: { title: 'Next run', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    startedAt: { title: 'Started', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    endedAt: { title: 'Ended', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    stopping: { title: 'Stopping', type: 'boolean', readOnly: true, default: false },
    link: { title: 'Page', type: 'string', maxLength: 200, readOnly: true, transform: ['trim'] },
    fileName: { title: 'File', type: 'string', maxLength: 200, readOnly: true, transform: ['trim'] },
    fileLocation: { title: 'Stored as', type: 'string', maxLength: 36, readOnly: true, transform: ['trim'] },
    fileUntil: { title: 'File kept until', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/background-work').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

export function MainList(props: ListProps) {
  return (
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
      sorts={[
        'queuedAt',
        'subject',
        'state',
        'person',
        'endedAt',
        'dueAt',
        'kind',
        'schedule',
        'startedAt',
        'attempts',
        'fileName',
        'fileUntil',
      ]}
      rows={50}
      empty={schemaText('There is no background work.')}
    />
  );
}

export function MineList(props: ListProps) {
  return (
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
      sorts={[
        'queuedAt',
        'subject',
        'state',
        'endedAt',
        'kind',
        'dueAt',
        'startedAt',
        'attempts',
        'fileName',
        'fileUntil',
      ]}
      empty={schemaText(
        'Exports of long lists and postings of spreadsheets are here while they are in progress, and for 30 days after.',
      )}
    />
  );
}
