// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ActivityResult } from './types.gen.ts';

export const activityResult: Resource<ActivityResult> = {
  ...resources.activityResult,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    resultDesc: {
      title: 'Result',
      type: 'string',
      maxLength: 100,
      required: 'Result is required',
      transform: ['trim'],
    },
    resultCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    createActivity: { title: 'Plans a follow-up', type: 'boolean', default: false },
    daysFromNow: {
      title: 'Days from now',
      type: 'integer',
      description: 'Days until the follow-up.',
      minimum: 0,
      maximum: 3650,
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Activity Result',
      width: 500,
      layout: [['resultDesc'], ['resultCode'], ['createActivity'], ['daysFromNow'], ['active']],
    },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
