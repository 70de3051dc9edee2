// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ActivityStatus } from './types.gen.ts';

export const activityStatus: Resource<ActivityStatus> = {
  ...resources.activityStatus,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    statusName: {
      title: 'Status',
      type: 'string',
      maxLength: 100,
      required: 'Status is required',
      transform: ['trim'],
    },
    colourCode: { title: 'Colour', type: 'string', format: 'colour', maxLength: 100 },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Activity Status', width: 500, layout: [['statusName'], ['colourCode'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
