// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { HelpVideo } from './types.gen.ts';

export const helpVideo: Resource<HelpVideo> = {
  ...resources.helpVideo,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    title: { title: 'Title', type: 'string', maxLength: 100, required: 'Title is required', transform: ['trim'] },
    url: {
      title: 'Address',
      type: 'string',
      format: 'uri',
      maxLength: 300,
      required: 'Address is required',
      transform: ['trim'],
    },
    page: {
      title: 'Page',
      type: 'string',
      description: 'Address of the page whose help shows the video, such as /customers.',
      maxLength: 100,
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Help Video', width: 500, layout: [['title'], ['url'], ['page'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
