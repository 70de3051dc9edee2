// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { SupportCaseType } from './types.gen.ts';

export const supportCaseType: Resource<SupportCaseType> = {
  ...resources.supportCaseType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    name: { title: 'Type', type: 'string', maxLength: 100, required: 'Type is required', transform: ['trim'] },
    code: { title: 'Code', type: 'string', maxLength: 20, required: 'Code is required', transform: ['trim'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Support Case Type', width: 500, layout: [['name'], ['code'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
