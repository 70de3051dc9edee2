// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { LoginHistory } from './types.gen.ts';

export const loginHistory: Resource<LoginHistory> = {
  ...resources.loginHistory,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    user: { title: 'User', type: 'ref', readOnly: true, to: 'user' },
    loginAt: { title: 'Time', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    outcome: {
      title: 'Outcome',
      type: 'string',
      values: ['Signed in', 'Wrong password', 'Code asked for', 'Wrong code'],
      readOnly: true,
      widget: 'badge',
    },
    address: { title: 'Address', type: 'string', maxLength: 45, readOnly: true, transform: ['trim'] },
    client: { title: 'Browser', type: 'string', maxLength: 400, readOnly: true, transform: ['trim'] },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
