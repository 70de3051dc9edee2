// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/city-town';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { CityTownReference } from '../references.gen.ts';
import type { CityTownRecord } from './record.gen.ts';

export const cityTown: EntityDefinition<CityTownRecord, CityTownReference> = {
  name: 'cityTown',
  title: 'City/Town',
  plural: 'Cities/Towns',
  table: 'city_town',
  key: 'id',
  display: 'cityTownName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'cityTownName', title: 'City/Town', type: 'string', column: 'city_town_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['cityTownName'], message: 'City/Town is already used.' }],
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
  sortable: ['id', 'cityTownName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Cities/Towns',
      viewId: null,
      columns: ['cityTownName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'cityTownName', order: 'ASC' },
      date: null,
      sorts: ['cityTownName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'City/Town saved',
    updated: 'City/Town updated',
    removed: 'City/Town deleted',
    createFailed: 'Error while saving City/Town',
    updateFailed: 'Error while updating City/Town',
    removeFailed: 'Error while deleting City/Town',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const CityTownSchema = new EntitySchema<Record<string, unknown>>({
  name: 'cityTown',
  tableName: 'city_town',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    cityTownName: { name: 'city_town_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
