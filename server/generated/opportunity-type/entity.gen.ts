// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/opportunity-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { OpportunityTypeReference } from '../references.gen.ts';
import type { OpportunityTypeRecord } from './record.gen.ts';

export const opportunityType: EntityDefinition<OpportunityTypeRecord, OpportunityTypeReference> = {
  name: 'opportunityType',
  title: 'Opportunity Type',
  plural: 'Opportunity Types',
  table: 'opportunity_type',
  key: 'id',
  display: 'opportunityTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'opportunityTypeName',
      title: 'Opportunity Type',
      type: 'string',
      column: 'opportunity_type_name',
      transform: ['trim'],
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['opportunityTypeName'], message: 'Opportunity Type is already used.' }],
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
  sortable: ['id', 'opportunityTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Opportunity Types',
      viewId: null,
      columns: ['opportunityTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'opportunityTypeName', order: 'ASC' },
      date: null,
      sorts: ['opportunityTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Opportunity Type saved',
    updated: 'Opportunity Type updated',
    removed: 'Opportunity Type deleted',
    createFailed: 'Error while saving Opportunity Type',
    updateFailed: 'Error while updating Opportunity Type',
    removeFailed: 'Error while deleting Opportunity Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const OpportunityTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'opportunityType',
  tableName: 'opportunity_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    opportunityTypeName: { name: 'opportunity_type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
