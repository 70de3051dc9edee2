// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/job-function';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { JobFunctionReference } from '../references.gen.ts';
import type { JobFunctionRecord } from './record.gen.ts';

export const jobFunction: EntityDefinition<JobFunctionRecord, JobFunctionReference> = {
  name: 'jobFunction',
  title: 'Job Function',
  plural: 'Job Functions',
  table: 'job_function',
  key: 'id',
  display: 'jobFuncName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'jobFuncName', title: 'Job Function', type: 'string', column: 'job_func_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['jobFuncName'], message: 'Job Function is already used.' }],
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
  sortable: ['id', 'jobFuncName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Job Functions',
      viewId: null,
      columns: ['jobFuncName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'jobFuncName', order: 'ASC' },
      date: null,
      sorts: ['jobFuncName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Job Function saved',
    updated: 'Job Function updated',
    removed: 'Job Function deleted',
    createFailed: 'Error while saving Job Function',
    updateFailed: 'Error while updating Job Function',
    removeFailed: 'Error while deleting Job Function',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const JobFunctionSchema = new EntitySchema<Record<string, unknown>>({
  name: 'jobFunction',
  tableName: 'job_function',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    jobFuncName: { name: 'job_func_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
