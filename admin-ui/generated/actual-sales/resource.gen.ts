// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.
import slots from '../../features/actual-sales/slots.tsx';
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ActualSales } from './types.gen.ts';

export const actualSales: Resource<ActualSales> = {
  ...resources.actualSales,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    sYear: { title: 'Year', type: 'integer', minimum: 2000, maximum: 2100, required: 'Year is required.' },
    sMonth: { title: 'Month', type: 'integer', format: 'month', required: 'Month is required.' },
    branch: { title: 'Branch', type: 'ref', required: 'Branch is required.', to: 'branch' },
    custCode: {
      title: 'Account No',
      type: 'string',
      maxLength: 100,
      required: 'Account No is required.',
      transform: ['trim', 'upper'],
    },
    customer: {
      title: 'Customer',
      type: 'ref',
      readOnly: true,
      to: 'customer',
      derived: [{ from: ['branch', 'custCode'], by: 'customer' }],
    },
    custName: { title: 'Customer name', type: 'alias', alias: ['customer', 'custName'] },
    salesExec: {
      title: 'Sales Exec',
      type: 'ref',
      readOnly: true,
      to: 'salesExec',
      derived: [{ from: ['customer'], take: 'salesExec' }],
    },
    salesValue: {
      title: 'Sales value',
      type: 'number',
      format: 'money',
      minimum: -9999999999,
      maximum: 9999999999,
      required: 'Sales value is required.',
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Sales figure',
      width: 560,
      layout: [
        ['branch', 'custCode'],
        ['sYear', 'sMonth', 'salesValue'],
      ],
    },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: slots,
};
