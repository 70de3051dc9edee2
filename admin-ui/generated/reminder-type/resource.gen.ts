// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ReminderType } from './types.gen.ts';

export const reminderType: Resource<ReminderType> = {
  ...resources.reminderType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    reminderTypeName: {
      title: 'Reminder Type',
      type: 'string',
      maxLength: 100,
      required: 'Reminder Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Reminder Type', width: 500, layout: [['reminderTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
