// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { SupportCaseStatus } from './types.gen.ts';

export const supportCaseStatus: Resource<SupportCaseStatus> = {
  ...resources.supportCaseStatus,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    name: { title: 'Status', type: 'string', maxLength: 100, required: 'Status is required', transform: ['trim'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Support Case Status', width: 500, layout: [['name'], ['active']] } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
