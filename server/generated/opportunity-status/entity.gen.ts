// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/opportunity-status';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { OpportunityStatusReference } from '../references.gen.ts';
import type { OpportunityStatusRecord } from './record.gen.ts';

export const opportunityStatus: EntityDefinition<OpportunityStatusRecord, OpportunityStatusReference> = {
  name: 'opportunityStatus',
  title: 'Enquiry Status',
  plural: 'Enquiry Statuses',
  table: 'opportunity_status',
  key: 'id',
  display: 'oppStatusName',
  embed: ['oppStatusCode', 'statusName', 'colourCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'oppStatusName', title: 'Status', type: 'string', column: 'opp_status_name', transform: ['trim'] },
    { name: 'oppStatusCode', title: 'Code', type: 'string', column: 'opp_status_code', transform: ['trim', 'upper'] },
    { name: 'statusName', title: 'Status Name', type: 'alias', alias: ['oppStatusName'] },
    { name: 'colourCode', title: 'Colour', type: 'string', column: 'colour_code', format: 'colour' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      column: 'position',
      readOnly: true,
      sequence: { name: 'opportunityStatusOrder' },
    },
  ],
  codes: { New: 1, Active: 2, Lost: 3, OTP: 4, Cancelled: 5, Won: 6, Tender: 7, Revised: 8, Closed: 9 },
  rollUps: [],
  unique: [{ fields: ['oppStatusName'], message: 'Status is already used.' }],
  order: 'position',
  access: {
    read: 'signedIn',
    create: { role: 'showSettings' },
    update: { role: 'showSettings' },
    remove: { role: 'showSettings' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'oppStatusName', 'position', 'oppStatusCode', 'colourCode', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Enquiry Statuses',
      viewId: null,
      columns: ['oppStatusName', 'oppStatusCode', 'colourCode', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      date: null,
      sorts: ['position', 'oppStatusName', 'oppStatusCode', 'colourCode', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Enquiry Status saved',
    updated: 'Enquiry Status updated',
    removed: 'Enquiry Status deleted',
    createFailed: 'Error while saving Enquiry Status',
    updateFailed: 'Error while updating Enquiry Status',
    removeFailed: 'Error while deleting Enquiry Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const OpportunityStatusSchema = new EntitySchema<Record<string, unknown>>({
  name: 'opportunityStatus',
  tableName: 'opportunity_status',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    oppStatusName: { name: 'opp_status_name', type: 'text', nullable: true },
    oppStatusCode: { name: 'opp_status_code', type: 'text', nullable: true },
    colourCode: { name: 'colour_code', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
