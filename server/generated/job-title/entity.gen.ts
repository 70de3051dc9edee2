// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/job-title';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { JobTitleReference } from '../references.gen.ts';
import type { JobTitleRecord } from './record.gen.ts';

export const jobTitle: EntityDefinition<JobTitleRecord, JobTitleReference> = {
  name: 'jobTitle',
  title: 'Job Title',
  plural: 'Job Titles',
  table: 'job_title',
  key: 'id',
  display: 'jobTitleName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'jobTitleName', title: 'Job Title', type: 'string', column: 'job_title_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['jobTitleName'], message: 'Job Title is already used.' }],
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
  sortable: ['id', 'jobTitleName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Job Titles',
      viewId: null,
      columns: ['jobTitleName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'jobTitleName', order: 'ASC' },
      date: null,
      sorts: ['jobTitleName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Job Title saved',
    updated: 'Job Title updated',
    removed: 'Job Title deleted',
    createFailed: 'Error while saving Job Title',
    updateFailed: 'Error while updating Job Title',
    removeFailed: 'Error while deleting Job Title',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const JobTitleSchema = new EntitySchema<Record<string, unknown>>({
  name: 'jobTitle',
  tableName: 'job_title',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    jobTitleName: { name: 'job_title_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
