// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
import slots from '../../features/sales-posting/slots.tsx';
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { SalesPosting } from './types.gen.ts';

export const salesPosting: Resource<SalesPosting> = {
  ...resources.salesPosting,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    fileName: { title: 'File', type: 'string', maxLength: 255, required: 'File is required.', transform: ['trim'] },
    kind: { title: 'Figures', type: 'string', values: ['Actual', 'Forecast'], required: 'Figures is required.' },
    sYear: { title: 'Year', type: 'integer', minimum: 2000, maximum: 2100, required: 'Year is required.' },
    status: {
      title: 'Status',
      type: 'string',
      values: ['Posting', 'Posted', 'Undone'],
      default: 'Posting',
      readOnly: true,
      widget: 'badge',
    },
    rowCount: { title: 'Rows', type: 'integer', minimum: 1, maximum: 100000, required: 'Rows is required.' },
    sentCount: { title: 'Sent', type: 'integer', default: 0, readOnly: true },
    postedCount: { title: 'Posted', type: 'integer', default: 0, readOnly: true },
    failedCount: { title: 'Not posted', type: 'integer', default: 0, readOnly: true },
    total: { title: 'Total', type: 'number', format: 'money', default: 0, readOnly: true },
    running: {
      title: 'Running',
      type: 'boolean',
      description: 'Its rows are being posted.',
      default: false,
      readOnly: true,
    },
    problem: {
      title: 'Problem',
      type: 'string',
      description: 'Why the posting has stopped.',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
    },
    lastFailed: { title: 'Last row not posted', type: 'boolean', default: false, readOnly: true },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: slots,
};
