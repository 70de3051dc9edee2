// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { LostQuoteNote } from './types.gen.ts';

export const lostQuoteNote: Resource<LostQuoteNote> = {
  ...resources.lostQuoteNote,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    lostQuoteNote: {
      title: 'Reason',
      type: 'string',
      maxLength: 100,
      required: 'Reason is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Lost Quote Note', width: 500, layout: [['lostQuoteNote'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
