// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/project-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ProjectTypeReference } from '../references.gen.ts';
import type { ProjectTypeRecord } from './record.gen.ts';

export const projectType: EntityDefinition<ProjectTypeRecord, ProjectTypeReference> = {
  name: 'projectType',
  title: 'Project Type',
  plural: 'Project Types',
  table: 'project_type',
  key: 'id',
  display: 'projTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'projTypeName', title: 'Project Type', type: 'string', column: 'proj_type_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['projTypeName'], message: 'Project Type is already used.' }],
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
  sortable: ['id', 'projTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Project Types',
      viewId: null,
      columns: ['projTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'projTypeName', order: 'ASC' },
      date: null,
      sorts: ['projTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Project Type saved',
    updated: 'Project Type updated',
    removed: 'Project Type deleted',
    createFailed: 'Error while saving Project Type',
    updateFailed: 'Error while updating Project Type',
    removeFailed: 'Error while deleting Project Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ProjectTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'projectType',
  tableName: 'project_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    projTypeName: { name: 'proj_type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
