// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ActivityType } from './types.gen.ts';

export const activityType: Resource<ActivityType> = {
  ...resources.activityType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    activityTypeName: {
      title: 'Activity Type',
      type: 'string',
      maxLength: 100,
      required: 'Activity Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Activity Type', width: 500, layout: [['activityTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
