// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Letterhead } from './types.gen.ts';

export const letterhead: Resource<Letterhead> = {
  ...resources.letterhead,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    companyName: {
      title: 'Company',
      type: 'string',
      maxLength: 100,
      required: 'Company is required',
      transform: ['trim'],
    },
    mbpBranch: {
      title: 'Branch',
      type: 'ref',
      description: 'Leave it empty for all branches without a letterhead of their own.',
      to: 'branch',
    },
    address1: {
      title: 'Address',
      type: 'string',
      maxLength: 100,
      required: 'Address is required',
      transform: ['trim'],
    },
    address2: { title: 'Address line 2', type: 'string', maxLength: 100, transform: ['trim'] },
    address3: { title: 'Address line 3', type: 'string', maxLength: 100, transform: ['trim'] },
    postCode: {
      title: 'Post Code',
      type: 'string',
      maxLength: 10,
      required: 'Post Code is required',
      transform: ['trim', 'upper', 'postCode'],
    },
    phoneNo: { title: 'Phone No', type: 'string', format: 'phone', maxLength: 30, transform: ['trim'] },
    email: { title: 'Email', type: 'string', format: 'email', maxLength: 254, transform: ['trim'] },
    website: { title: 'Website', type: 'string', format: 'uri', maxLength: 200, transform: ['trim'] },
    companyNo: { title: 'Registration No', type: 'string', maxLength: 20, transform: ['trim'] },
    vatNo: { title: 'VAT No', type: 'string', maxLength: 20, transform: ['trim'] },
    terms: { title: 'Terms', type: 'string', format: 'text', maxLength: 20000, transform: ['trim'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Letterhead',
      width: 700,
      layout: [
        ['companyName', 'mbpBranch'],
        ['address1', 'address2'],
        ['address3', 'postCode'],
        ['phoneNo', 'email', 'website'],
        ['companyNo', 'vatNo'],
        ['terms'],
        ['active'],
      ],
    },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
