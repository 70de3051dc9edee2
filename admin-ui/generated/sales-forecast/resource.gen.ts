// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.
import slots from '../../features/sales-forecast/slots.tsx';
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { SalesForecast } from './types.gen.ts';

export const salesForecast: Resource<SalesForecast> = {
  ...resources.salesForecast,
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
    forecastValue: {
      title: 'Forecast',
      type: 'number',
      format: 'money',
      minimum: -9999999999,
      maximum: 9999999999,
      required: 'Forecast is required.',
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
      title: 'Sales forecast',
      width: 560,
      layout: [
        ['branch', 'custCode'],
        ['sYear', 'sMonth', 'forecastValue'],
      ],
    },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: slots,
};
