// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { FilterCondition } from './types.gen.ts';

export const filterCondition: Resource<FilterCondition> = {
  ...resources.filterCondition,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    userViewFilter: { title: 'Filter', type: 'ref', required: 'Filter is required.', to: 'userViewFilter' },
    rowNo: { title: 'Row', type: 'integer', minimum: 1, maximum: 50, required: 'Row is required.' },
    rowStart: { title: 'Gate', type: 'string', values: ['AND', 'OR'] },
    dbField: { title: 'Field', type: 'string', maxLength: 120, required: 'Field is required.', transform: ['trim'] },
    condition: {
      title: 'Condition',
      type: 'string',
      values: ['=', '<>', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between', 'is empty'],
      required: 'Condition is required.',
    },
    value: { title: 'Value', type: 'string', maxLength: 1000, transform: ['trim'] },
    dbValue: { title: 'Stored value', type: 'string', maxLength: 1000, transform: ['trim'] },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
