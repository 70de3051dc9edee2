// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/contact-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ContactTypeReference } from '../references.gen.ts';
import type { ContactTypeRecord } from './record.gen.ts';

export const contactType: EntityDefinition<ContactTypeRecord, ContactTypeReference> = {
  name: 'contactType',
  title: 'Contact Type',
  plural: 'Contact Types',
  table: 'contact_type',
  key: 'id',
  display: 'contactTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'contactTypeName',
      title: 'Contact Type',
      type: 'string',
      column: 'contact_type_name',
      transform: ['trim'],
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['contactTypeName'], message: 'Contact Type is already used.' }],
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
  sortable: ['id', 'contactTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Contact Types',
      viewId: null,
      columns: ['contactTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'contactTypeName', order: 'ASC' },
      date: null,
      sorts: ['contactTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Contact Type saved',
    updated: 'Contact Type updated',
    removed: 'Contact Type deleted',
    createFailed: 'Error while saving Contact Type',
    updateFailed: 'Error while updating Contact Type',
    removeFailed: 'Error while deleting Contact Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ContactTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'contactType',
  tableName: 'contact_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    contactTypeName: { name: 'contact_type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
