// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
import type { Alert } from '../../schemas/generated/alert.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type AlertSlots = Slots<
  Alert,
  | 'id'
  | 'alertDesc'
  | 'source'
  | 'sourceId'
  | 'customerName'
  | 'link'
  | 'user'
  | 'dateCreated'
  | 'alertSeen'
  | 'archived'
  | 'snoozedUntil'
  | 'digestAt'
>;

export const alert: Resource<Alert> = {
  ...resources.alert,
  ...registered(resources.alert),
  list: MainList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    alertDesc: { title: 'Alert Desc', type: 'string', maxLength: 300, readOnly: true, transform: ['trim'] },
    source: {
      title: 'Source',
      type: 'string',
      values: ['ACTIVITY', 'REMINDER', 'NOTE', 'CUSTOMER', 'QUOTE', 'REPORT', 'SUPPORT', 'WORK', 'MAIL'],
      readOnly: true,
    },
    sourceId: { title: 'Record', type: 'integer', readOnly: true },
    customerName: {
      title: 'Customer',
      description: 'Name of the customer that the record is about, as it was then.',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
    },
    link: {
      title: 'Link',
      description: 'Path of the page that shows the record, as mails have it: /activities/5/detail.',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
    },
    user: { title: 'User', type: 'ref', readOnly: true, to: 'user' },
    dateCreated: { title: 'Date Added', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    alertSeen: { title: 'Read', type: 'boolean' },
    archived: { title: 'Archived', type: 'boolean' },
    snoozedUntil: {
      title: 'Snoozed until',
      description: 'When it appears again as a new alert; empty unless its user has snoozed it.',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
    },
    digestAt: {
      title: 'In the digest of',
      description: 'When its daily digest is due; empty once that has been sent, or if it is in none.',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
    },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('#validators/alert').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={alert}
      name="main"
      title={schemaText('Alerts')}
      columns={['alertDesc', 'user', 'source', 'dateCreated', 'alertSeen', 'archived']}
      filters={['alertSeen', 'archived']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={['dateCreated', 'alertDesc', 'user', 'source', 'alertSeen', 'archived']}
      rows={50}
    />
  );
}
