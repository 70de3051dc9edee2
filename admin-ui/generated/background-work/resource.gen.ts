// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.
import slots from '../../features/background-work/slots.tsx';
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { BackgroundWork } from './types.gen.ts';

export const backgroundWork: Resource<BackgroundWork> = {
  ...resources.backgroundWork,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    subject: { title: 'Work', type: 'string', maxLength: 200, readOnly: true, transform: ['trim'] },
    kind: {
      title: 'Kind',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      transform: ['trim'],
      labels: { export: 'Export', mail: 'E-mail', posting: 'Posting', regular: 'Regular work' },
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
    stopping: { title: 'Stopping', type: 'boolean', default: false, readOnly: true },
    link: { title: 'Page', type: 'string', maxLength: 200, readOnly: true, transform: ['trim'] },
    fileName: { title: 'File', type: 'string', maxLength: 200, readOnly: true, transform: ['trim'] },
    fileLocation: { title: 'Stored as', type: 'string', maxLength: 36, readOnly: true, transform: ['trim'] },
    fileUntil: { title: 'File kept until', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: slots,
};
