// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Alert } from './types.gen.ts';

export const alert: Resource<Alert> = {
  ...resources.alert,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    alertDesc: { title: 'Alert Desc', type: 'string', maxLength: 300, readOnly: true, transform: ['trim'] },
    source: {
      title: 'Source',
      type: 'string',
      values: ['ACTIVITY', 'REMINDER', 'NOTE', 'CUSTOMER', 'QUOTE', 'REPORT', 'SUPPORT', 'WORK'],
      readOnly: true,
    },
    sourceId: { title: 'Record', type: 'integer', readOnly: true },
    customerName: {
      title: 'Customer',
      type: 'string',
      description: 'Name of the customer that the record is about, as it was then.',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
    },
    link: {
      title: 'Link',
      type: 'string',
      description: 'Path of the page that shows the record, as mails have it: /activities/5/detail.',
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
      type: 'string',
      description: 'When it appears again as a new alert; empty unless its user has snoozed it.',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
    },
    digestAt: {
      title: 'In the digest of',
      type: 'string',
      description: 'When its daily digest is due; empty once that has been sent, or if it is in none.',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
    },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
