// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/quotation-grade';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { QuotationGradeReference } from '../references.gen.ts';
import type { QuotationGradeRecord } from './record.gen.ts';

export const quotationGrade: EntityDefinition<QuotationGradeRecord, QuotationGradeReference> = {
  name: 'quotationGrade',
  title: 'Quotation Grade',
  plural: 'Quotation Grades',
  table: 'quotation_grade',
  key: 'id',
  display: 'quoteGradeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'quoteGradeName', title: 'Grade', type: 'string', column: 'quote_grade_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      column: 'position',
      readOnly: true,
      sequence: { name: 'quotationGradeOrder' },
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['quoteGradeName'], message: 'Grade is already used.' }],
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
  sortable: ['id', 'quoteGradeName', 'position', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Quotation Grades',
      viewId: null,
      columns: ['quoteGradeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      date: null,
      sorts: ['position', 'quoteGradeName', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Quotation Grade saved',
    updated: 'Quotation Grade updated',
    removed: 'Quotation Grade deleted',
    createFailed: 'Error while saving Quotation Grade',
    updateFailed: 'Error while updating Quotation Grade',
    removeFailed: 'Error while deleting Quotation Grade',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const QuotationGradeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'quotationGrade',
  tableName: 'quotation_grade',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    quoteGradeName: { name: 'quote_grade_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
