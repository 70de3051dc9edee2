// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.
import slots from '../../features/support-case/slots.tsx';
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { SupportCase } from './types.gen.ts';

export const supportCase: Resource<SupportCase> = {
  ...resources.supportCase,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    type: { title: 'Type', type: 'ref', required: 'The Type is required', to: 'supportCaseType' },
    description: {
      title: 'Description',
      type: 'string',
      maxLength: 200,
      required: 'The Description is required',
      transform: ['trim'],
    },
    details: {
      title: 'Details',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      required: 'The Details is required',
      transform: ['trim'],
    },
    resolution: { title: 'Resolution', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    status: { title: 'Status', type: 'ref', required: 'The Status is required', to: 'supportCaseStatus' },
    active: { title: 'Active', type: 'boolean', default: true, required: 'The Active is required' },
    screenshot: { title: 'Screenshot', type: 'ref', required: 'The Screenshot is required', to: 'attachment' },
    loggedInUser: { title: 'User', type: 'ref', readOnly: true, to: 'user' },
    lastEP: { title: 'Last call', type: 'string', maxLength: 300, transform: ['trim'] },
    epError: { title: 'Its answer', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    epPayload: { title: 'Its payload', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    errorCode: { title: 'Status code', type: 'string', maxLength: 20, transform: ['trim'] },
    datetime: { title: 'At', type: 'string', maxLength: 40, transform: ['trim'] },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    report: {
      title: 'Support Case',
      width: 640,
      layout: [
        ['type'],
        ['description'],
        ['details'],
        ['resolution'],
        ['status', 'active'],
        ['screenshot'],
        ['lastEP', 'errorCode'],
        ['datetime'],
        ['epError'],
        ['epPayload'],
      ],
      readOnly: ['status', 'lastEP', 'errorCode', 'datetime', 'epError', 'epPayload'],
    },
    edit: {
      title: 'Support Case',
      width: 640,
      layout: [
        ['type'],
        ['description'],
        ['details'],
        ['resolution'],
        ['status', 'active'],
        ['screenshot'],
        ['lastEP', 'errorCode'],
        ['datetime'],
        ['epError'],
        ['epPayload'],
      ],
      readOnly: ['screenshot', 'lastEP', 'errorCode', 'datetime', 'epError', 'epPayload'],
    },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: slots,
};
