// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { PostalArea } from './types.gen.ts';

export const postalArea: Resource<PostalArea> = {
  ...resources.postalArea,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    areaCode: {
      title: 'Area',
      type: 'string',
      description: 'An area, a district or a sector: S, S17 or S17 4.',
      maxLength: 8,
      required: 'Area is required',
      transform: ['trim', 'upper'],
    },
    region: { title: 'Region', type: 'ref', required: 'Region is required', to: 'region' },
    mbpBranch: { title: 'Branch', type: 'ref', to: 'branch' },
    salesExec: { title: 'Sales Exec', type: 'ref', to: 'salesExec' },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Postal Area',
      width: 500,
      layout: [['areaCode'], ['region'], ['mbpBranch'], ['salesExec'], ['active']],
    },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
