// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/product-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ProductTypeReference } from '../references.gen.ts';
import type { ProductTypeRecord } from './record.gen.ts';

export const productType: EntityDefinition<ProductTypeRecord, ProductTypeReference> = {
  name: 'productType',
  title: 'Product Type',
  plural: 'Product Types',
  table: 'product_type',
  key: 'id',
  display: 'productTypeName',
  embed: ['expiryMonths'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'productTypeName',
      title: 'Product Type',
      type: 'string',
      column: 'product_type_name',
      transform: ['trim'],
    },
    { name: 'expiryMonths', title: 'Expiry months', type: 'integer', column: 'expiry_months', default: 3 },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      column: 'position',
      readOnly: true,
      sequence: { name: 'productTypeOrder' },
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['productTypeName'], message: 'Product Type is already used.' }],
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
  sortable: ['id', 'productTypeName', 'position', 'expiryMonths', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Product Types',
      viewId: null,
      columns: ['productTypeName', 'expiryMonths', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      date: null,
      sorts: ['position', 'productTypeName', 'expiryMonths', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Product Type saved',
    updated: 'Product Type updated',
    removed: 'Product Type deleted',
    createFailed: 'Error while saving Product Type',
    updateFailed: 'Error while updating Product Type',
    removeFailed: 'Error while deleting Product Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ProductTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'productType',
  tableName: 'product_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    productTypeName: { name: 'product_type_name', type: 'text', nullable: true },
    expiryMonths: { name: 'expiry_months', type: Number, nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
