// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { SupportCaseReply } from './types.gen.ts';

export const supportCaseReply: Resource<SupportCaseReply> = {
  ...resources.supportCaseReply,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    supportCase: {
      title: 'Support Case',
      type: 'ref',
      required: 'Support Case is required',
      to: 'supportCase',
      setOnce: 'A reply stays with its support case.',
    },
    reply: {
      title: 'Reply',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      required: 'The Reply is required',
      transform: ['trim'],
    },
    repliedOn: { title: 'Replied on', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { reply: { title: 'Reply', width: 560, layout: [['reply']], submit: 'Send' } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
